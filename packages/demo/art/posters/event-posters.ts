/** The posters of all calls and campaigns. */
import type { Illustration } from "../illustration.ts";
import { allLayouts } from "../layouts/all-layouts.ts";
import { allMotifs } from "../motifs/all-motifs.ts";
import { poster } from "./poster.ts";
import { posterSpecs } from "./poster-specs.ts";

const banner = { width: 1440, height: 810 };
const detail = { width: 1200, height: 900 };

export const eventPosters: Illustration[] = posterSpecs.flatMap(([accent, specs]) =>
  Object.entries(specs).map(([name, [motif, layout, tone]]) =>
    poster({
      slug: `event-${name}`,
      ...{ accent, tone, motif: allMotifs[motif], layout: allLayouts[layout] },
      size: name.endsWith("-detail") ? detail : banner,
    }),
  ),
);
