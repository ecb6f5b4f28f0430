import { portfolioLimits } from "./portfolio-limits.ts";

/** What an uploaded clip can be, by its bytes. */
export const clipFileTypes = [
  ...(["video/mp4", "video/quicktime", "video/webm", "video/x-matroska"] as const),
  ...(["audio/mpeg", "audio/mp4", "audio/wav", "audio/ogg", "audio/webm"] as const),
] as const;
export type ClipFileType = (typeof clipFileTypes)[number];

export const isRecording = (type: ClipFileType): boolean => type.startsWith("audio/");

const { clipFilesMax, clipFileMaxBytes } = portfolioLimits;

export const clipFileTexts = {
  type: "Must be a video (MP4, MOV, WebM, MKV) or a recording (MP3, M4A, WAV, OGG, WebM)",
  size: `Must be at most ${clipFileMaxBytes / 1_048_576} MB`,
  tooMany: `At most ${clipFilesMax} uploaded clips`,
  daily: "You have begun as many uploads today as an account can. Go on tomorrow.",
  full: "The storage is full. What you have sent is kept: try again later.",
  missing: "Choose a file, and let the upload finish",
  gone: "This file is not there any more. Upload it again.",
  inResume: "This file is a clip of your résumé. Delete that first.",
} as const;

/** Where the gateway takes clips, by the tus protocol, and where it has them played. */
export const clipsPath = "/clips";
export const clipUploadsPath = "/clips/uploads";

/** The address that plays an uploaded clip: for everybody, or with a pass in the session that was given it. */
export const clipAddress = ({ key, pass }: { key: string; pass?: string | undefined }): string =>
  `${clipsPath}/${key}${pass === undefined ? "" : `?pass=${encodeURIComponent(pass)}`}`;
