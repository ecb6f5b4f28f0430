/** A picture of a place, 4:3, by its number in the list of venues. */
import type { Gel, Mood, Tone } from "../../colour.ts";
import type { Side } from "../../light.ts";
import { type Plate, plate } from "../../plate.ts";
import type { Random } from "../../random.ts";
import type { Fragment } from "../../svg.ts";

export const venue = (
  number: number,
  gel: Gel,
  tone: Tone,
  side: Side,
  draw: (mood: Mood, random: Random) => Fragment[],
): Plate => plate(`venue-${number}`, gel, tone, side, draw, { x: 80, y: 0, width: 1280, height: 960 });
