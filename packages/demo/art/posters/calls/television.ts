/** What the posters for television show, how it is staged, and at what time of day. */
import type { Drafts } from "../drafts.ts";

export const televisionDrafts: Drafts = {
  "children-s-hour-puppeteer": ["puppet", "papercut", "dusk"],
  "courtroom-hour": ["lectern", "onePool", "night"],
  "daily-serial-in-laws": ["family", "steps", "day"],
  "festival-special-dancers": ["airLamp", "ripples", "dusk"],
  "morning-kitchen-host": ["cup", "burst", "day"],
  "quiz-league-contestants": ["cueCards", "followSpot", "night"],
  "the-long-platform-cameo": ["train", "seam", "day"],
  "village-news-bulletin": ["anchorAtDesk", "wings", "dusk"],
};
