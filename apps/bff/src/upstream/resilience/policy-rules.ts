import type { CallClass } from "../calls/define-call.ts";
import { type CallPolicy, type CircuitState, createCallPolicy, type PolicyRule } from "./call-policy.ts";

/** Each has its own bulkhead and circuit breaker. */
export type PolicyName = CallClass | "image";

const rules: Record<PolicyName, PolicyRule> = {
  /** Most calls, and fast: bursts may queue. */
  read: { maxConcurrent: 64, maxQueue: 1_000, sample: { seconds: 5, calls: 10 } },
  /** Rarer and slower, so it takes longer to collect a sample. */
  write: { maxConcurrent: 24, maxQueue: 200, sample: { seconds: 20, calls: 6 } },
  /** Checking a password keeps a core of the upstream busy: more at once would only queue there. */
  signIn: { maxConcurrent: 12, maxQueue: 200, sample: { seconds: 20, calls: 6 } },
  /** These wait for the SMS service, whose failure must not open the circuit of sign-in. */
  message: { maxConcurrent: 24, maxQueue: 200, sample: { seconds: 20, calls: 6 } },
  /** The upload queue runs three at a time; each may take a minute. */
  upload: { maxConcurrent: 4, maxQueue: 4, sample: { seconds: 240, calls: 4 } },
  /** An image holds its connection until the client has received it; a page has dozens of them. */
  image: { maxConcurrent: 24, maxQueue: 1_000, sample: { seconds: 5, calls: 10 } },
};

export const policyNames = Object.keys(rules) as PolicyName[];

/** Files that pass at once: uploads, tapes and clips that are played. */
const files = 24 + 48 + 48;

/** Connections to the upstream: one per concurrent call and file, so that no class waits for those of another. */
export const maxConnections = policyNames.reduce((sum, name) => sum + rules[name].maxConcurrent, files);

export type CallPolicies = Record<PolicyName, CallPolicy>;

export function createCallPolicies(
  onChange: (name: PolicyName, circuit: CircuitState) => void,
): CallPolicies {
  const policyOf = (name: PolicyName) => createCallPolicy(rules[name], (circuit) => onChange(name, circuit));
  return {
    read: policyOf("read"),
    write: policyOf("write"),
    signIn: policyOf("signIn"),
    message: policyOf("message"),
    upload: policyOf("upload"),
    image: policyOf("image"),
  };
}
