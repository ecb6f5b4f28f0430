import { nameKey } from "@callboard/contracts/identifier";

/** True of a name that none of the others is, but for the one that it replaces. */
export function unlikeOthers(name: string, names: readonly string[], replaced?: string): boolean {
  return names.every((other) => other === replaced || nameKey(other) !== nameKey(name));
}
