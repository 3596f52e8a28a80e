/** A reason not to start, said in one sentence for the person at the terminal. */
export class StartError extends Error {}
