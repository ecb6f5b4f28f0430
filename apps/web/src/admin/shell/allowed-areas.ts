import type { StaffViewer } from "@callboard/contracts/staff";
import { type Area, areas } from "../areas.ts";

/** The areas that somebody may use, in the order of the navigation. */
export function allowedAreas(can: StaffViewer["can"], all: readonly Area[] = areas): Area[] {
  return all.filter(({ needs }) => needs === null || can[needs]);
}
