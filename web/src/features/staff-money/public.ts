/** The words of what waits for a second signature, for other staff screens. */
export { waitingWords } from "./signatures/words.ts";
