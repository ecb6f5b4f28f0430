/** What the posters for dance show, how it is staged, and at what time of day. */
import type { Drafts } from "../drafts.ts";

export const danceDrafts: Drafts = {
  "bihu-troupe-tour": ["dholak", "burst", "dusk"],
  "contact-duet-research": ["arch", "shadowPlay", "night"],
  "film-song-background": ["dancers", "stalls", "night"],
  "garba-stage-formation": ["twirl", "contactSheet", "dusk"],
  "ghungroo-at-dawn": ["foot", "papercut", "dusk"],
  "margam-debut-partners": ["mudra", "curtains", "night"],
  "movement-for-non-dancers": ["trainers", "steps", "day"],
  "salt-line-ensemble": ["leap", "landscape", "dusk"],
  "salt-line-ensemble-detail": ["dancers", "doorway", "night"],
  "street-crew-showcase": ["leap", "overTown", "night"],
};
