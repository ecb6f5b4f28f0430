import { z } from "zod";
import { filled } from "./form-fields.ts";
import { idSchema } from "./page.ts";
import { photoFile } from "./photo.ts";
import { portfolioLimits } from "./portfolio-limits.ts";

/** The part of an upright photo that is kept, as shares of its width and height. */
const share = z.coerce.number<number | string>().min(0).max(1);
const cropFields = {
  crop_x: share.default(0),
  crop_y: share.default(0),
  crop_width: share.default(1),
  crop_height: share.default(1),
};
export type Crop = { x: number; y: number; width: number; height: number };

export const headshotAlt = filled("Say what is to be seen", portfolioLimits.altMax);

/** The texts that come with the photo. */
export const headshotTexts = z.object({ alt: headshotAlt, ...cropFields });
export type HeadshotTexts = z.output<typeof headshotTexts>;
export const noHeadshot = "Choose a photo";
export const headshotForm = headshotTexts.extend({ photo: photoFile(noHeadshot) });
export type HeadshotForm = z.output<typeof headshotForm>;

export const cropOf = ({ crop_x, crop_y, crop_width, crop_height }: HeadshotTexts): Crop => ({
  ...{ x: crop_x, y: crop_y, width: crop_width, height: crop_height },
});

/** A portrait of the own profile, the main one first. All are four by five. */
export const headshotSchema = z.object({ id: z.number().int(), address: z.string(), alt: z.string() });
export type Headshot = z.infer<typeof headshotSchema>;
export const headshotsData = z.object({ headshots: z.array(headshotSchema) });

export const describeHeadshotInput = z.object({ alt: headshotAlt });
export type DescribeHeadshotInput = z.infer<typeof describeHeadshotInput>;

/** All of one's headshots, in their new order. */
export const orderHeadshotsInput = z.object({
  ids: z.array(idSchema).max(portfolioLimits.headshotsMax),
});
export type OrderHeadshotsInput = z.infer<typeof orderHeadshotsInput>;
