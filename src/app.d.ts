/// <reference types="@sveltejs/kit" />
/// <reference types="svelte" />

/** Public address of the source of this build; null if the build ships it as source.tar.gz. */
declare const __SOURCE_ADDRESS__: string | null;
