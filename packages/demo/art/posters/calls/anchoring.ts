/** What the posters for hosts and anchors show, how it is staged, and at what time of day. */
import type { Drafts } from "../drafts.ts";

export const anchoringDrafts: Drafts = {
  "book-festival-moderators": ["book", "stalls", "dusk"],
  "marathon-finish-line": ["megaphone", "stream", "day"],
  "museum-evening-guide": ["lanternBearer", "doorway", "dusk"],
  "nine-nights-hosts": ["microphone", "searchlights", "dusk"],
  "nine-nights-hosts-detail": ["host", "crossing", "night"],
  "regional-sports-desk": ["anchorAtDesk", "crossing", "night"],
  "rose-festival-hosts": ["reporterMic", "seam", "day"],
  "rose-festival-hosts-detail": ["host", "papercut", "day"],
  "sangeet-host-jaipur": ["micStand", "curtains", "dusk"],
  "science-fair-stage": ["cueCards", "burst", "day"],
  "startup-day-emcee": ["stopwatch", "followSpot", "night"],
};
