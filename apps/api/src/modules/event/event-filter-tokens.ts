import { type AgeBand, ageBands, payChoices } from "@callboard/contracts/call-filter-values";
import type { EventKind } from "@callboard/contracts/event";
import { type RoleWant, roleGenders } from "@callboard/contracts/event-role";
import { nameKey } from "@callboard/contracts/identifier";
import { limits } from "@callboard/contracts/limits";
import { toCents } from "@callboard/contracts/money";
import { type FilterToken, tokenDigest } from "../../filter-token.ts";

/** The key that names of professions are compared by. */
export const professionKey = (name: string): string => nameKey(name.trim());

/** The filter values of an event as tokens of its search column. */
export const eventFilterTokens = {
  kind: (kind: EventKind): FilterToken => `:${kind}`,
  category: (id: number): FilterToken => `:category${id}`,
  city: (cityKey: string): FilterToken => `:city${tokenDigest(cityKey)}`,
  profession: (name: string): FilterToken => `:profession${tokenDigest(professionKey(name))}`,
  gender: (gender: string): FilterToken => `:gender${gender.toLowerCase()}`,
  age: (band: AgeBand): FilterToken => `:age${band.replace("-", "to")}`,
  paidFrom: (euro: string): FilterToken => `:pay${euro}`,
  paid: ":paid" as FilterToken,
  selfTape: ":selftape" as FilterToken,
  /** Meets every rule of the fair-call check but that on its poster, who changes. */
  fair: ":fair" as FilterToken,
  featured: ":featured" as FilterToken,
  past: ":past" as FilterToken,
};

export type TokenRole = {
  profession?: string | null | undefined;
  gender: (typeof roleGenders)[number];
  age_from?: number | null | undefined;
  age_to?: number | null | undefined;
  pay?: number | null | undefined;
  wants: readonly RoleWant[];
  is_closed: boolean;
};

/** True where a role is for some age of a band. */
export const isForAge = (
  { age_from, age_to }: Pick<TokenRole, "age_from" | "age_to">,
  { from, to }: { from: number; to: number },
) => (age_from ?? 0) <= to && (age_to ?? limits.ageMax) >= from;

/** The most that a call pays a person, in cents: what it states, and what its open roles pay instead. */
export function payCentsOf(price: number, roles: readonly TokenRole[]): number {
  const open = roles.filter(({ is_closed }) => !is_closed);
  return toCents(open.length > 0 ? Math.max(...open.map(({ pay }) => pay ?? price)) : price);
}

/** What the filters of calls find it by: its pay, and whom its open roles are for. */
export function callTokensOf(price: number, roles: readonly TokenRole[], isFair: boolean): FilterToken[] {
  const open = roles.filter(({ is_closed }) => !is_closed);
  const cents = payCentsOf(price, roles);
  const floors = payChoices.filter((choice) => Number(choice) > 0 && cents >= toCents(Number(choice)));
  const tokens = [
    ...open.flatMap(({ profession }) => (profession?.trim() ? eventFilterTokens.profession(profession) : [])),
    ...open.flatMap(({ gender }) =>
      (gender === "any" ? roleGenders : [gender]).map(eventFilterTokens.gender),
    ),
    ...ageBands
      .filter((band) => open.some((role) => isForAge(role, band)))
      .map(({ id }) => eventFilterTokens.age(id)),
    ...floors.map(eventFilterTokens.paidFrom),
    ...(cents >= toCents(limits.tokenPay) ? [eventFilterTokens.paid] : []),
    ...(open.some(({ wants }) => wants.includes("self_tape")) ? [eventFilterTokens.selfTape] : []),
    ...(isFair ? [eventFilterTokens.fair] : []),
  ];
  return [...new Set(tokens)];
}
