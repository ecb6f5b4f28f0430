import { setPriority } from "node:os";
import { drawShareImage, type ShareCard } from "./draw-share-image.ts";

/** What this program is asked, one at a time, and what it answers. */
export type DrawingJob = { card: ShareCard; picture: Uint8Array | null };
export type Drawing = { image: Uint8Array } | { error: string };

// Pages come first.
setPriority(10);

process.on("disconnect", () => process.exit());
process.on("message", async ({ card, picture }: DrawingJob) => {
  const drawn: Drawing = await drawShareImage(card, picture && Buffer.from(picture)).then(
    (image) => ({ image }),
    (error) => ({ error: String(error) }),
  );
  if (process.connected) process.send?.(drawn);
});
