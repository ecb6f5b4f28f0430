/** What a list of posters says of each. */
import type { Tone } from "../colour.ts";
import type { MotifName } from "../motifs/all-motifs.ts";
import type { StagingName } from "../stagings/all-stagings.ts";

/** By the name of its call; a second picture has `-detail` after it. */
export type Drafts = Record<string, readonly [motif: MotifName, staging: StagingName, tone: Tone]>;
