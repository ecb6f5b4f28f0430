import {
  type DirectoryFacet,
  type DirectorySelection,
  directoryFacets,
  flagValue,
} from "@callboard/contracts/directory";
import { nameKey } from "@callboard/contracts/identifier";
import type { PublicProfile } from "@callboard/contracts/profile";
import { wordsOf } from "@callboard/server-kit/words";
import { type FilterToken, tokenDigest } from "../../../filter-token.ts";

/** Marks that letters of European alphabets carry; signs of Indian scripts are letters' parts, and stay. */
const accents = /[\u0300-\u036f]/g;
const withoutAccents = (text: string) => text.normalize("NFD").replace(accents, "").normalize("NFC");

/** Values that differ in case, spaces or accents are one. */
export const valueKey = (value: string): string => nameKey(withoutAccents(value)).replace(/\s+/g, " ").trim();

export const facetToken = (facet: DirectoryFacet, value: string): FilterToken =>
  `:${facet}${tokenDigest(valueKey(value))}`;

export const kindToken = (kind: PublicProfile["kind"]): FilterToken => `:kind${kind}`;

type Values = Record<DirectoryFacet, (string | null | undefined)[]>;

function facetValues(profile: PublicProfile): Values {
  const opened = (field: string) =>
    profile.details.filter((one) => one.field === field).map((one) => one.value);
  const isArtist = profile.kind === "artist";
  return {
    profession: [profile.profession],
    city: [profile.present_city],
    travel: [profile.ready_to_travel ? flagValue : null],
    age: opened("age_range"),
    gender: opened("gender"),
    language: profile.languages.map(({ name }) => name),
    skill: profile.skills,
    // Years of an agency are no experience of somebody who is looked for.
    experience: [isArtist ? profile.experience : null],
    reel: [profile.clips.some(({ kind }) => kind === "reel") ? flagValue : null],
  };
}

/** Days away as a multirange. What no range can be made of was stored before that was refused. */
function awayRanges(away: PublicProfile["away"]): string {
  const known = away.filter(({ from, to }) => from >= "0001" && from <= to);
  return `{${known.map(({ from, to }) => `[${from},${to}]`).join(",")}}`;
}

/** What a profile is found by. Of what everybody reads of it: who is shown nothing finds nothing either. */
export function profileTerms(profile: PublicProfile) {
  const values = facetValues(profile);
  const pairs = directoryFacets.flatMap((facet) =>
    values[facet].flatMap((value) => (value?.trim() ? [{ facet, value: value.trim() }] : [])),
  );
  const credits = profile.credits.flatMap(({ title, role, company }) => [title, role, company]);
  const training = profile.training.flatMap(({ course, school }) => [course, school]);
  const { skills, languages, memberships } = profile;
  const known = [...skills, ...languages.map(({ name }) => name), ...memberships];
  const texts = [profile.name, profile.profession, profile.present_city, ...known, ...credits, ...training];
  return {
    words: [...new Set(wordsOf(texts.join(" ")))],
    facets: [...new Set(pairs.map(({ facet, value }) => `${facet}=${value}`))],
    tokens: [kindToken(profile.kind), ...new Set(pairs.map(({ facet, value }) => facetToken(facet, value)))],
    away: awayRanges(profile.away),
  };
}

/** The tokens of what a selection is narrowed by, in one order. */
export function profileFilterTokens(selection: DirectorySelection): FilterToken[] {
  const tokens = directoryFacets.flatMap((facet) => {
    const value = selection[facet];
    return value === undefined ? [] : [facetToken(facet, value)];
  });
  return selection.kind ? [...tokens, kindToken(selection.kind)] : tokens;
}

/** What all profiles of a selection have: words, each as a prefix, and tokens. Null where the words have no letter. */
export function selectionTerms(selection: DirectorySelection): string[] | null {
  const words = wordsOf(selection.search ?? "");
  if (selection.search && words.length === 0) return null;
  // The kind alone has an index of its own.
  const { kind, ...further } = selection;
  const terms = [...words, ...profileFilterTokens(further)];
  return kind && terms.length > 0 ? [...terms, kindToken(kind)] : terms;
}
