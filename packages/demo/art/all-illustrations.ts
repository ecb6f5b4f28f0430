/** Every image of the demo content, as the code that draws it. */
import type { Illustration } from "./illustration.ts";
import { actingIllustrations } from "./illustrations/acting.ts";
import { advertIllustrations } from "./illustrations/advert.ts";
import { anchoringIllustrations } from "./illustrations/anchoring.ts";
import { auditionIllustrations } from "./illustrations/auditions.ts";
import { careerIllustrations } from "./illustrations/careers.ts";
import { categoryIllustrations } from "./illustrations/categories.ts";
import { workCategoryIllustrations } from "./illustrations/categories-work.ts";
import { costumeIllustrations } from "./illustrations/costume.ts";
import { crewIllustrations } from "./illustrations/crew.ts";
import { danceIllustrations } from "./illustrations/dance.ts";
import { filmIllustrations } from "./illustrations/film.ts";
import { fundingIllustrations } from "./illustrations/funding.ts";
import { modellingIllustrations } from "./illustrations/modelling.ts";
import { makerPortraits } from "./illustrations/portraits/makers.ts";
import { performerPortraits } from "./illustrations/portraits/performers.ts";
import { auditionTagIllustrations } from "./illustrations/tag-auditions.ts";
import { castingTagIllustrations } from "./illustrations/tag-casting.ts";
import { stageTagIllustrations } from "./illustrations/tag-stage.ts";
import { voiceTagIllustrations } from "./illustrations/tag-voice.ts";
import { wearTagIllustrations } from "./illustrations/tag-wear.ts";
import { workTagIllustrations } from "./illustrations/tag-work.ts";
import { theatreIllustrations } from "./illustrations/theatre.ts";
import { hallVenues } from "./illustrations/venues/halls.ts";
import { outdoorVenues } from "./illustrations/venues/outdoors.ts";
import { roomVenues } from "./illustrations/venues/rooms.ts";
import { stageVenues } from "./illustrations/venues/stages.ts";
import { backstageThumbnails } from "./illustrations/videos/backstage.ts";
import { makerThumbnails } from "./illustrations/videos/makers.ts";
import { performerThumbnails } from "./illustrations/videos/performers.ts";
import { rehearsalThumbnails } from "./illustrations/videos/rehearsals.ts";
import { voiceIllustrations } from "./illustrations/voice.ts";
import { eventPosters } from "./posters/event-posters.ts";

export const allIllustrations: Illustration[] = [
  ...actingIllustrations,
  ...auditionIllustrations,
  ...theatreIllustrations,
  ...filmIllustrations,
  ...modellingIllustrations,
  ...voiceIllustrations,
  ...anchoringIllustrations,
  ...danceIllustrations,
  ...crewIllustrations,
  ...costumeIllustrations,
  ...careerIllustrations,
  ...fundingIllustrations,
  ...auditionTagIllustrations,
  ...voiceTagIllustrations,
  ...castingTagIllustrations,
  ...stageTagIllustrations,
  ...wearTagIllustrations,
  ...workTagIllustrations,
  ...categoryIllustrations,
  ...workCategoryIllustrations,
  ...advertIllustrations,
  ...eventPosters,
  ...stageVenues,
  ...hallVenues,
  ...roomVenues,
  ...outdoorVenues,
  ...rehearsalThumbnails,
  ...performerThumbnails,
  ...backstageThumbnails,
  ...makerThumbnails,
  ...performerPortraits,
  ...makerPortraits,
];
