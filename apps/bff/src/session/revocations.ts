/** Sessions that were signed out before they expired: a cookie cannot be withdrawn, only rejected. */
export type Revocations = {
  /** `until`, in ms since 1970: when the cookies of the session have expired anyway. */
  revoke: (sid: string, until: number) => Promise<void>;
  /** Only what this gateway has heard of, where Redis is down: the upstream knows the rest. */
  isRevoked: (sid: string) => Promise<boolean>;
};

const sweepInterval = 10 * 60_000;

/** Revocations in memory, each until its cookies have expired. `all` gives them with that time; `onRevoked` hears of each. */
export function createMemoryRevocations(clock: () => Date, onRevoked: (sid: string) => void = () => {}) {
  const ends = new Map<string, number>();
  let sweptAt = 0;
  const sweep = (now: number) => {
    if (now - sweptAt < sweepInterval) return;
    sweptAt = now;
    for (const [sid, until] of ends) if (until <= now) ends.delete(sid);
  };
  return {
    revoke: async (sid: string, until: number) => {
      sweep(clock().getTime());
      ends.set(sid, until);
      onRevoked(sid);
    },
    isRevoked: async (sid: string) => ends.has(sid),
    all: (): Iterable<[string, number]> => ends,
  } satisfies Revocations & { all: unknown };
}
