/** The posters of all calls and campaigns, each in the gel of its kind of work. */
import type { Gel } from "../colour.ts";
import { allMotifs } from "../motifs/all-motifs.ts";
import type { Plate } from "../plate.ts";
import { allStagings } from "../stagings/all-stagings.ts";
import { anchoringDrafts } from "./calls/anchoring.ts";
import { campaignsDrafts } from "./calls/campaigns.ts";
import { crewDrafts } from "./calls/crew.ts";
import { danceDrafts } from "./calls/dance.ts";
import { filmDrafts } from "./calls/film.ts";
import { modellingDrafts } from "./calls/modelling.ts";
import { singingDrafts } from "./calls/singing.ts";
import { televisionDrafts } from "./calls/television.ts";
import { theatreDrafts } from "./calls/theatre.ts";
import { voiceOverDrafts } from "./calls/voice-over.ts";
import { volunteeringDrafts } from "./calls/volunteering.ts";
import { webSeriesDrafts } from "./calls/web-series.ts";
import { workshopsDrafts } from "./calls/workshops.ts";
import type { Drafts } from "./drafts.ts";
import { poster } from "./poster.ts";

const banner = { width: 1440, height: 810 };
const detail = { width: 1200, height: 900 };

const printed = (gel: Gel, drafts: Drafts): Plate[] =>
  Object.entries(drafts).map(([name, [motif, staging, tone]]) =>
    poster({
      slug: `event-${name}`,
      gel,
      tone,
      motif: allMotifs[motif],
      staging: allStagings[staging],
      size: name.endsWith("-detail") ? detail : banner,
    }),
  );

export const callPosters: Plate[] = [
  ...printed("amber", theatreDrafts),
  ...printed("amber", webSeriesDrafts),
  ...printed("lilac", filmDrafts),
  ...printed("lilac", televisionDrafts),
  ...printed("rose", modellingDrafts),
  ...printed("rose", danceDrafts),
  ...printed("steel", singingDrafts),
  ...printed("steel", voiceOverDrafts),
  ...printed("fern", anchoringDrafts),
  ...printed("fern", workshopsDrafts),
  ...printed("lilac", crewDrafts),
  ...printed("lilac", volunteeringDrafts),
  ...printed("straw", campaignsDrafts),
];
