import { z } from "zod";
import { listAnswer } from "./answer.ts";
import { wireFlag, wireInteger, wireText } from "./values.ts";

export const wireVideo = z.object({
  id: wireInteger,
  title: z.string(),
  description: wireText,
  thumbnail_url: wireText,
  video_url: wireText,
  is_featured: wireFlag.nullish(),
});
export type WireVideo = z.infer<typeof wireVideo>;

export const videoListAnswer = listAnswer("videos", wireVideo);
