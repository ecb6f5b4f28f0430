import { notifyStorage, useStoredItem, writeItem } from "./browser-storage.ts";

/**
 * A small choice that this browser remembers, in every tab at once. `choices[0]` is the default: it stands for nothing
 * stored, for anything unreadable, and for the server.
 */
export function useStoredChoice<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]) {
  const stored = useStoredItem("browser", key);
  const value = choices.find((choice) => choice === stored) ?? choices[0];
  const choose = (choice: Choice) => {
    writeItem("browser", key, choice === choices[0] ? null : choice);
    notifyStorage();
  };
  return [value, choose] as const;
}
