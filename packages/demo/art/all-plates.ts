/** Every picture there is, in one list. */
import type { Plate } from "./plate.ts";
import { actingPlates } from "./plates/acting.ts";
import { advertPlates } from "./plates/advert.ts";
import { anchoringPlates } from "./plates/anchoring.ts";
import { auditionPlates } from "./plates/auditions.ts";
import { careerPlates } from "./plates/careers.ts";
import { costumePlates } from "./plates/costume.ts";
import { crewPlates } from "./plates/crew.ts";
import { dancePlates } from "./plates/dance.ts";
import { filmPlates } from "./plates/film.ts";
import { fundingPlates } from "./plates/funding.ts";
import { modellingPlates } from "./plates/modelling.ts";
import { sectionPlates } from "./plates/sections.ts";
import { workSectionPlates } from "./plates/sections-work.ts";
import { stillPlates } from "./plates/stills/all-stills.ts";
import { auditionTagPlates } from "./plates/tag-auditions.ts";
import { castingTagPlates } from "./plates/tag-casting.ts";
import { stageTagPlates } from "./plates/tag-stage.ts";
import { voiceTagPlates } from "./plates/tag-voice.ts";
import { wearTagPlates } from "./plates/tag-wear.ts";
import { workTagPlates } from "./plates/tag-work.ts";
import { theatrePlates } from "./plates/theatre.ts";
import { venuePlates } from "./plates/venues/all-venues.ts";
import { voicePlates } from "./plates/voice.ts";
import { callPosters } from "./posters/call-posters.ts";

export const allPlates: Plate[] = [
  ...actingPlates,
  ...auditionPlates,
  ...theatrePlates,
  ...filmPlates,
  ...modellingPlates,
  ...voicePlates,
  ...anchoringPlates,
  ...dancePlates,
  ...crewPlates,
  ...costumePlates,
  ...careerPlates,
  ...fundingPlates,
  ...auditionTagPlates,
  ...voiceTagPlates,
  ...castingTagPlates,
  ...stageTagPlates,
  ...wearTagPlates,
  ...workTagPlates,
  ...sectionPlates,
  ...workSectionPlates,
  ...advertPlates,
  ...callPosters,
  ...venuePlates,
  ...stillPlates,
];
