import type { Recipe } from "./attack-recipe.ts";
import { arrivals, embedded, interactions, links, scripts, sheets } from "./attacks-by-element.ts";
import { clobbers, mutations, spellings, unended } from "./attacks-on-parsers.ts";

/** A text that tries to run a script or reach another site from whatever shows it. */
export type Attack = { id: number; html: string };

/** The attacker's site, which no page may request. */
const attacker = "https://attacker.example";

/** The script of an attack: reports its number to the page, from any frame. */
export const scriptOf = (id: number) => `(top.hits||=[]).push(${id})`;

function attackOf(recipe: Recipe, id: number): Attack {
  return { id, html: recipe(scriptOf(id), `${attacker}/${id}`) };
}

const families = [arrivals, interactions, spellings, scripts, links, sheets, mutations, clobbers, embedded];
const ended = families.flat().map(attackOf);
const open = unended.map((recipe, index) => attackOf(recipe, ended.length + index));

/** All attacks, in groups that fit one page. Unclosed ones are last in their group, where they hide no other. */
export const attackGroups: Attack[][] = open.map((last, group) => [
  ...ended.filter((_, index) => index % open.length === group),
  last,
]);
export const attacks: Attack[] = attackGroups.flat();
