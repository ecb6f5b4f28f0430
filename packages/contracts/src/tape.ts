import { z } from "zod";
import { fileNameOf } from "./file-name.ts";
import { idSchema } from "./page.ts";
import { tapeLimits } from "./tape-limits.ts";

/** What a tape can be, by its bytes. */
export const tapeTypes = ["video/mp4", "video/quicktime", "video/webm", "video/x-matroska"] as const;
export type TapeType = (typeof tapeTypes)[number];

export const tapeTexts = {
  type: "Must be a video: MP4, MOV, WebM or MKV",
  size: `Must be at most ${tapeLimits.maxBytes / 1_048_576} MB`,
  tooMany:
    "You have as many tapes as an account can have. Withdraw an application, or remove one of its tapes.",
  daily: "You have begun as many tapes today as an account can. Go on tomorrow.",
  full: "The storage is full. What you have sent is kept: try again later.",
  closed: "Nobody can apply for this call any more.",
  late: "Your application was opened. Its tape can no longer be changed.",
  gone: "The tape is not there any more. Add it again.",
} as const;

/** The video of an application, as whoever may play it sees it. */
export const tapeSchema = z.object({
  type: z.enum(tapeTypes),
  size: z.number().int(),
  created_at: z.iso.datetime(),
});
export type Tape = z.infer<typeof tapeSchema>;
export const tapeData = z.object({ tape: tapeSchema });

/** How the file of a tape is called where it is kept, by its name on a device. */
export const tapeNameOf = (sent: string | null | undefined): string => fileNameOf(sent, "Video");

/** The names of uploads: what their addresses end in. */
export const tapeKeySchema = z.uuid();

/** A tape that is on its way, or waits for the application to be sent. */
export const tapeUploadSchema = z.object({
  id: z.number().int(),
  key: tapeKeySchema,
  /** What its file is called on the sender's device. */
  name: z.string(),
  size: z.number().int(),
  received: z.number().int(),
});
export type TapeUpload = z.infer<typeof tapeUploadSchema>;
export const tapeUploadQuery = z.object({ event_id: idSchema });
/** Null where nothing is on its way. */
export const tapeUploadData = z.object({ upload: tapeUploadSchema.nullable() });

/** Where the gateway takes tapes, by the tus protocol, and where it has them played: addresses of applications. */
export const tapeUploadsPath = "/tapes/uploads";
export const tapesPath = "/tapes";

/** A tape, and an address that plays it for a while in the session that asked for it. */
export const playableTapeSchema = z.object({ tape: tapeSchema, address: z.string() });
export type PlayableTape = z.infer<typeof playableTapeSchema>;
