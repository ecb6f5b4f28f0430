/** Every still that a video is shown with. */
import type { Plate } from "../../plate.ts";
import { backstageStills } from "./backstage.ts";
import { makerStills } from "./makers.ts";
import { performerStills } from "./performers.ts";
import { rehearsalStills } from "./rehearsals.ts";

export const stillPlates: Plate[] = [
  ...rehearsalStills,
  ...performerStills,
  ...backstageStills,
  ...makerStills,
];
