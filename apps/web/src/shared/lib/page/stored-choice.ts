import { useSyncExternalStore } from "react";

const changed = "callboard:choice";

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function subscribe(onChange: () => void) {
  window.addEventListener("storage", onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener("storage", onChange);
    window.removeEventListener(changed, onChange);
  };
}

/**
 * A small choice that this browser remembers, in every tab at once. `choices[0]` is the default: it stands for nothing
 * stored, for anything unreadable, and for the server.
 */
export function useStoredChoice<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]) {
  const find = () => choices.find((choice) => choice === read(key)) ?? choices[0];
  const value = useSyncExternalStore(subscribe, find, () => choices[0]);
  const choose = (choice: Choice) => {
    try {
      if (choice === choices[0]) localStorage.removeItem(key);
      else localStorage.setItem(key, choice);
    } catch {
      // Forbidden storage: the choice holds nowhere, and the page goes on as before.
    }
    window.dispatchEvent(new Event(changed));
  };
  return [value, choose] as const;
}
