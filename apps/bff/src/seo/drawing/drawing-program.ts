import { setPriority } from "node:os";
import { drawResume, type ResumePage } from "./draw-resume.ts";
import { drawShareImage, type ShareCard } from "./draw-share-image.ts";

/** What this program is asked, one at a time, and what it answers. */
export type DrawingJob = { picture: Uint8Array | null } & (
  | { kind: "image"; card: ShareCard }
  | { kind: "resume"; page: ResumePage }
);
export type Drawing = { file: Uint8Array } | { error: string };

// Pages come first.
setPriority(10);

function draw(job: DrawingJob): Promise<Buffer> {
  const picture = job.picture && Buffer.from(job.picture);
  return job.kind === "image" ? drawShareImage(job.card, picture) : drawResume(job.page, picture);
}

process.on("disconnect", () => process.exit());
process.on("message", async (job: DrawingJob) => {
  const drawn: Drawing = await draw(job).then(
    (file) => ({ file }),
    (error) => ({ error: String(error) }),
  );
  if (process.connected) process.send?.(drawn);
});
