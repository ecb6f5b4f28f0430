/** What the posters for modelling show, how it is staged, and at what time of day. */
import type { Drafts } from "../drafts.ts";

export const modellingDrafts: Drafts = {
  "amer-jewellery-book": ["necklace", "closeUp", "night"],
  "block-print-studio-day": ["stillCamera", "seam", "dusk"],
  "college-ramp-coaches": ["models", "searchlights", "night"],
  "fit-model-block": ["dressForm", "chosen", "day"],
  "handloom-week-runway": ["model", "wings", "night"],
  "handloom-week-runway-detail": ["heel", "podium", "dusk"],
  "kasavu-morning": ["drapedModel", "landscape", "day"],
  "khadi-catalogue-spring": ["rail", "papercut", "day"],
  "khadi-catalogue-spring-detail": ["scissors", "gelSheets", "day"],
  "monsoon-weaves-lookbook": ["cloth", "closeUp", "dusk"],
  "portfolio-day-hyderabad": ["stillCamera", "contactSheet", "dusk"],
  "silver-hair-campaign": ["darkGlasses", "bands", "day"],
};
