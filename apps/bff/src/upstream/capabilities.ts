import type { Capability } from "@callboard/contracts/capability";

export type CapabilitySet = ReadonlySet<Capability>;

/** What the upstream said. `isSure` is false where it failed to answer whether it offers anything. */
export type CapabilityAnswer = { offered: CapabilitySet; isSure: boolean };

export type Capabilities = {
  /** What the upstream offers; a promise until it has said so, which rejects where it cannot be reached. */
  read: () => CapabilitySet | Promise<CapabilitySet>;
  /** A call has failed: the upstream may come back as another version, and is asked again. */
  suspect: () => void;
};

/** Least time between two questions, in ms. */
const askEvery = 1_000;

const isSame = (one: CapabilitySet, other: CapabilitySet) =>
  one.size === other.size && [...one].every((name) => other.has(name));

/** Asks the upstream once what it offers, and again after a failure. `onChange` is called where the answer is another. */
export function createCapabilities(ask: () => Promise<CapabilityAnswer>, onChange: () => void): Capabilities {
  let known: CapabilitySet | undefined;
  let flight: Promise<CapabilitySet> | undefined;
  let askedAt = 0;
  let isSuspect = false;

  async function askOnce(): Promise<CapabilitySet> {
    askedAt = performance.now();
    const { offered, isSure } = await ask();
    const former = known;
    // One that fails to answer offers what it did before.
    known = isSure || !former ? offered : former;
    isSuspect = !isSure;
    if (former && !isSame(former, known)) onChange();
    return known;
  }

  function refresh(): Promise<CapabilitySet> {
    flight ??= askOnce().finally(() => {
      flight = undefined;
    });
    return flight;
  }

  return {
    read: () => {
      if (!known) return refresh();
      if (isSuspect && !flight && performance.now() - askedAt > askEvery) refresh().catch(() => undefined);
      return known;
    },
    suspect: () => {
      isSuspect = true;
    },
  };
}

/** Of an upstream that is known to offer these and nothing else. */
export function fixedCapabilities(offered: CapabilitySet): Capabilities {
  return { read: () => offered, suspect: () => undefined };
}
