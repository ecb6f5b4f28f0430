import { z } from "zod";

/** By cache tag, a number that rises with every change that went through no gateway. */
export const cacheVersionsData = z.object({ versions: z.record(z.string(), z.number().int()) });
