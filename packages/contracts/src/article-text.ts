import { z } from "zod";
import { plainText } from "./page.ts";

/** True for a link that an article may hold: http, https, mailto, or a place of this site. */
export function isLinkTarget(address: string): boolean {
  return /^(?:https?:\/\/[^\s/]\S*$|mailto:[^\s@]+@[^\s@]+$|\/(?!\/)\S*$|#\S+$)/i.test(address);
}

/** The address of a link as people write it: `example.com` is completed before it is stored. */
export const articleLinkForm = z.object({
  address: plainText
    .trim()
    .min(1, "Address is required")
    .refine((written) => isLinkTarget(written) || /^[^\s:/@]+\.[^\s/]\S*$/.test(written), {
      error: "Use an address such as https://example.com, or a place of this site such as /events",
    }),
});

const text = (max: number) => plainText.trim().max(max, `Must be at most ${max} characters`);

/** What is said of an image in an article. */
export const articleImageForm = z.object({ alt: text(300), caption: text(500) });
