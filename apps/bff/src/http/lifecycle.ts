/** What the program's parts know of its end. */
export type Lifecycle = { isShuttingDown: boolean };
