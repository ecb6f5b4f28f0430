/** What the posters for series made for a telephone show, how it is staged, and at what time of day. */
import type { Drafts } from "../drafts.ts";

export const webSeriesDrafts: Drafts = {
  "coast-road-kochi": ["bus", "overTown", "dusk"],
  "data-entry": ["laptop", "bands", "day"],
  "flat-404": ["door", "chosen", "day"],
  "hostel-block-c": ["phone", "contactSheet", "day"],
  "inspector-on-leave": ["family", "followSpot", "night"],
  "night-shift-pharmacy": ["phone", "ripples", "night"],
  "night-shift-pharmacy-detail": ["family", "doorway", "dusk"],
  "paper-boats": ["paperBoat", "stream", "dusk"],
  "the-caterers": ["clapper", "burst", "dusk"],
  "the-tuition-centre": ["book", "board", "day"],
  "third-witness-season-two": ["script", "crossing", "night"],
  "third-witness-season-two-detail": ["flyingPages", "seam", "dusk"],
};
