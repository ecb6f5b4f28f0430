/** What the posters for singing show, how it is staged, and at what time of day. */
import type { Drafts } from "../drafts.ts";

export const singingDrafts: Drafts = {
  "blue-kettle-live": ["micStand", "onePool", "night"],
  "chorus-of-forty": ["studioMic", "chosen", "night"],
  "devotional-album-chorus": ["record", "papercut", "dusk"],
  "harmonium-and-voice": ["harmonium", "steps", "dusk"],
  "jingle-day": ["notes", "seam", "day"],
  "pier-tuesday-duets": ["guitar", "doorway", "dusk"],
  "playback-scratch-vocals": ["studioMic", "followSpot", "dusk"],
  "playback-scratch-vocals-detail": ["musicStand", "board", "day"],
  "sufi-night-lucknow": ["tabla", "crossing", "night"],
  "temple-festival-vocalists": ["violin", "wings", "night"],
  "wedding-band-front": ["singer", "rig", "dusk"],
};
