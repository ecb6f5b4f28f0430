/** More than are refused at one moment; the one that was refused first is forgotten first. */
const maxKeys = 10_000;

/** Keys past a limit, so that they are refused again before any work. */
export function createRefusedKeys() {
  /** When each may call again, in ms of `performance.now()`. */
  const until = new Map<string, number>();
  return {
    add: (key: string, ms: number): void => {
      until.delete(key);
      until.set(key, performance.now() + ms);
      const [oldest = ""] = until.keys();
      if (until.size > maxKeys) until.delete(oldest);
    },
    delete: (key: string): void => void until.delete(key),
    /** 0 for a key that is not refused. */
    secondsLeft: (key: string): number => {
      const ms = (until.get(key) ?? 0) - performance.now();
      if (ms > 0) return Math.ceil(ms / 1_000);
      until.delete(key);
      return 0;
    },
  };
}
