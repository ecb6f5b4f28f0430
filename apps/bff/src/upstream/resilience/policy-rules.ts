import type { CallClass } from "../calls/define-call.ts";
import { type CallPolicy, type CircuitState, createCallPolicy, type PolicyRule } from "./call-policy.ts";

/** What is slow or fails together, apart from all others. */
export type PolicyName = CallClass | "image";

const rules: Record<PolicyName, PolicyRule> = {
  /** Nearly everything, and quickly over: a burst of different pages may wait a moment. */
  read: { atOnce: 64, waiting: 1_000, sample: { seconds: 5, calls: 10 } },
  /** Rarer and slower, so that a judgement takes longer. */
  write: { atOnce: 24, waiting: 200, sample: { seconds: 20, calls: 6 } },
  /** Checking a password takes the upstream a core for a while: more at once would only wait there. */
  signIn: { atOnce: 12, waiting: 200, sample: { seconds: 20, calls: 6 } },
  /** The queue of uploads lets three in at a time; each may take a minute. */
  upload: { atOnce: 4, waiting: 4, sample: { seconds: 240, calls: 4 } },
  /** An image holds its connection for as long as a visitor takes to receive it; a page has dozens of them. */
  image: { atOnce: 24, waiting: 1_000, sample: { seconds: 5, calls: 10 } },
};

const guardNames = Object.keys(rules) as PolicyName[];

/** Connections to the upstream: one for each call at once, so that no class waits for those of another. */
export const connectionsMax = guardNames.reduce((sum, name) => sum + rules[name].atOnce, 0);

export type CallPolicies = Record<PolicyName, CallPolicy>;

/** Starts a guard for each class of calls. */
export function createCallPolicies(
  onChange: (name: PolicyName, circuit: CircuitState) => void,
): CallPolicies {
  const guardOf = (name: PolicyName) => createCallPolicy(rules[name], (circuit) => onChange(name, circuit));
  return {
    read: guardOf("read"),
    write: guardOf("write"),
    signIn: guardOf("signIn"),
    upload: guardOf("upload"),
    image: guardOf("image"),
  };
}
