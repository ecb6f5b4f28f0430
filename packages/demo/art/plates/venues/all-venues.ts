/** Every picture of a place where calls are held. */
import type { Plate } from "../../plate.ts";
import { hallVenues } from "./halls.ts";
import { outdoorVenues } from "./outdoors.ts";
import { roomVenues } from "./rooms.ts";
import { stageVenues } from "./stages.ts";

export const venuePlates: Plate[] = [...stageVenues, ...hallVenues, ...roomVenues, ...outdoorVenues];
