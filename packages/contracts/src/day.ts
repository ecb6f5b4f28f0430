import { z } from "zod";

const isDay = "Must be a date";

/** A day, `YYYY-MM-DD`. Databases know no year 0. */
export const daySchema = z.iso.date({ error: isDay }).refine((day) => day >= "0001", isDay);
