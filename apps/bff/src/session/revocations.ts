/** The sessions that were ended before their time: a cookie cannot be called back, only refused. */
export type Revocations = {
  /** Refuses the session from now on; after `until`, in ms since 1970, its cookies are too old anyway. */
  revoke: (sid: string, until: number) => Promise<void>;
  /** Null where it was not ended here, and the other gateways cannot be asked. */
  isRevoked: (sid: string) => Promise<boolean | null>;
};

const sweepEvery = 10 * 60_000;

/** Keeps revocations in this process, each for as long as it is needed. `all` are those that it keeps, with their ends. */
export function createMemoryRevocations(clock: () => Date) {
  const ends = new Map<string, number>();
  let sweptAt = 0;
  const sweep = (now: number) => {
    if (now - sweptAt < sweepEvery) return;
    sweptAt = now;
    for (const [sid, until] of ends) if (until <= now) ends.delete(sid);
  };
  return {
    revoke: async (sid: string, until: number) => {
      sweep(clock().getTime());
      ends.set(sid, until);
    },
    isRevoked: async (sid: string) => ends.has(sid),
    all: (): Iterable<[string, number]> => ends,
  } satisfies Revocations & { all: unknown };
}
