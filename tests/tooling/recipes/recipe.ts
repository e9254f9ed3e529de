/** One of CONTRIBUTING’s recipes, as a test follows it. */

export interface Recipe {
	/** Says what then holds: the name of the test. */
	readonly name: string;
	/** Does in the copy what the recipe says. */
	readonly follow: () => void;
	/** Words of the command line that are said to the copy. */
	readonly commands: readonly string[];
	/** Test files of the copy that the recipe, or we, want run whole. */
	readonly tests?: readonly string[];
	/**
	 * Compares what is said after all recipes were followed.
	 *
	 * @param said what one of the commands prints
	 * @param passed the names of the tests that passed
	 */
	readonly holds: (said: (command: string) => string, passed: readonly string[]) => void;
}
