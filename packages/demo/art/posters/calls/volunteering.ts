/** What the posters for volunteers show, how it is staged, and at what time of day. */
import type { Drafts } from "../drafts.ts";

export const volunteeringDrafts: Drafts = {
  "backstage-for-a-school": ["ghostLight", "wings", "night"],
  "festival-front-of-house": ["ticket", "burst", "dusk"],
  "library-story-hour": ["reader", "doorway", "day"],
  "prop-table-volunteers": ["skull", "podium", "day"],
  "street-theatre-marshals": ["stormLantern", "overTown", "dusk"],
};
