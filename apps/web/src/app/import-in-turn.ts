/** Ends the task that runs, so that the browser can answer input before the next step. Without `scheduler.yield` it goes on at once. */
export const yieldToMain = () => window.scheduler?.yield?.();

/**
 * Imports modules one after the other, each in a task of its own and the last address first, since importers are listed before what
 * they import: a page with forms runs schemas and libraries, which in one task would hold input up on a phone. Rejects as `import()`
 * does where one cannot be loaded.
 */
export async function importInTurn(addresses: readonly string[]): Promise<void> {
  for (const address of addresses.toReversed()) {
    await yieldToMain();
    await import(/* @vite-ignore */ address);
  }
}
