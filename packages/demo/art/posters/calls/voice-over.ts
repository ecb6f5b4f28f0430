/** What the posters for voices without a face show, how it is staged, and at what time of day. */
import type { Drafts } from "../drafts.ts";

export const voiceOverDrafts: Drafts = {
  "audiobook-malayalam": ["book", "ripples", "dusk"],
  "audiobook-malayalam-detail": ["headphones", "closeUp", "night"],
  "camel-and-company": ["lips", "burst", "day"],
  "camel-and-company-detail": ["voice", "bands", "dusk"],
  "dubbing-animal-kingdom": ["lips", "contactSheet", "night"],
  "elearning-science-voices": ["headphones", "podium", "day"],
  "game-characters-dub": ["profile", "ripples", "night"],
  "museum-audio-guide": ["headphones", "bands", "dusk"],
  "radio-play-thriller": ["radio", "shadowPlay", "dusk"],
  "railway-announcements": ["ribMic", "stream", "dusk"],
};
