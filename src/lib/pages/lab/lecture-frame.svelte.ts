import { createContext } from 'svelte';

/** Tells the frame around a page of the lab that the page is in a lecture, and has the whole screen. */
export class LectureFrame {
	#asked: () => boolean = $state.raw(() => false);

	get isOn(): boolean {
		return this.#asked();
	}

	/** Asks the page from now on; returns what ends that. */
	ask(page: () => boolean): () => void {
		this.#asked = page;
		return () => {
			this.#asked = () => false;
		};
	}
}

export const [getLectureFrame, setLectureFrame] = createContext<LectureFrame>();
