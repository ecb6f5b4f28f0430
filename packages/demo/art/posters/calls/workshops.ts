/** What the posters for workshops show, how it is staged, and at what time of day. */
import type { Drafts } from "../drafts.ts";

export const workshopsDrafts: Drafts = {
  "camera-acting-close": ["lens", "closeUp", "dusk"],
  "clown-fortnight": ["laughing", "burst", "dusk"],
  "make-up-for-heat": ["brushes", "bands", "day"],
  "puppet-building-week": ["puppet", "rig", "dusk"],
  "self-tape-saturday": ["phone", "podium", "day"],
  "self-tape-saturday-detail": ["ringLight", "onePool", "dusk"],
  "stage-combat-weekend": ["sword", "closeUp", "night"],
  "verse-in-hindi": ["quill", "stream", "day"],
  "voice-booth-basics": ["headphones", "ripples", "day"],
};
