export type Lifecycle = { isShuttingDown: boolean };
