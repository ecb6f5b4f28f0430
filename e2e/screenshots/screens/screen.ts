import type { Page } from "@playwright/test";
import { type Answer, empty, hundred, long, one } from "../answers.ts";
import type { Who } from "../signed-in.ts";

/** One row of the contact sheet. */
export type Screen = {
  screen: string;
  state: string;
  path: string;
  as?: Who;
  /** Mocked answers. */
  answers?: { to: RegExp; are: Answer };
  /** Actions before the screenshot. */
  act?: (page: Page) => Promise<unknown>;
  isWindow?: boolean;
  /** Calls are pending, and stay so. */
  isLoading?: boolean;
  /** The range of widths in which it exists; all by default. */
  widths?: [from: number, to: number];
  isPrint?: boolean;
};

const dataStates: Record<string, Answer> = { loading: "held", empty, failed: "failed", one, hundred, long };

/** A screen with demo content, and in the named states; `to` are the calls that it shows. */
export function inStates(screen: Screen, to: RegExp, states = Object.keys(dataStates)): Screen[] {
  const others = states.flatMap((state) => {
    const are = dataStates[state];
    return are ? [{ ...screen, state, answers: { to, are } }] : [];
  });
  return [screen, ...others];
}
