/** A reason not to start that the person at the terminal can act on: printed as its message alone. */
export class StartError extends Error {}
