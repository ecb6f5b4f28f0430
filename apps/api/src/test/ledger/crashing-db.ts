import type { Db } from "../../db/client.ts";

/** Before which of its statements a transaction dies, counted from 0; or when it is done, but nobody was told. */
export type CrashPoint = number | "answer";

/** What a statement throws at which a crash was ordered. */
class Crash extends Error {}

const statements = new Set<PropertyKey>(["select", "insert", "update", "delete"]);

/** The transaction until its statement `at`, which throws. */
function failing(tx: Db, at: number): Db {
  let left = at;
  return new Proxy(tx, {
    get: (target, name) => {
      if (statements.has(name)) {
        if (left === 0) throw new Crash();
        left -= 1;
      }
      return Reflect.get(target, name);
    },
  });
}

/**
 * A database whose next transaction can be made to die by `crashAt`. `cut` is what dying means to the database: it gets
 * the open transaction, or none when that is done. A transaction without so many statements ends well.
 */
export function crashingDb(real: () => Db, cut: (tx?: Db) => Promise<void>) {
  let ordered: CrashPoint | null = null;

  const transaction: Db["transaction"] = async (work, config) => {
    const at = ordered;
    ordered = null;
    if (at === null) return real().transaction(work, config);
    if (at === "answer") {
      await real().transaction(work, config);
      await cut();
      throw new Crash();
    }
    return real().transaction(async (tx) => {
      try {
        return await work(failing(tx, at) as typeof tx);
      } catch (error) {
        if (error instanceof Crash) await cut(tx);
        throw error;
      }
    }, config);
  };

  const db = new Proxy({} as Db, {
    get: (_target, name) => {
      const value: unknown = name === "transaction" ? transaction : Reflect.get(real(), name);
      return typeof value === "function" && name !== "transaction" ? value.bind(real()) : value;
    },
  });
  return {
    db,
    crashAt: (point: CrashPoint) => {
      ordered = point;
    },
  };
}
