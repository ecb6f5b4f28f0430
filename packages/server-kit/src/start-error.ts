/** A reason not to start that the operator can act on: its message is printed without a stack. */
export class StartError extends Error {}
