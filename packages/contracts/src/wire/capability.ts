import { z } from "zod";

/** What the API says of itself. Names that the gateway does not know are left out there. */
export const capabilitiesData = z.object({ version: z.string(), capabilities: z.array(z.string()) });
