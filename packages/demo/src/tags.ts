import { auditionTags } from "./tags/auditions.ts";
import { backstageTags } from "./tags/backstage.ts";
import { businessTags } from "./tags/business.ts";
import { craftTags } from "./tags/craft.ts";
import { engagementTags } from "./tags/engagements.ts";

/** The tags of the blog, in the order the tag list shows them. */
export const demoTags = [
  ...auditionTags,
  ...craftTags,
  ...businessTags,
  ...backstageTags,
  ...engagementTags,
] as const;
