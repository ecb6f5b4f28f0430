import type { ClipFileType } from "@callboard/contracts/clip-file";

/** What people call the types of videos and recordings. */
export const mediaTypeWords: Record<ClipFileType, string> = {
  "video/mp4": "MP4",
  "video/quicktime": "MOV",
  "video/webm": "WebM",
  "video/x-matroska": "MKV",
  "audio/mpeg": "MP3",
  "audio/mp4": "M4A",
  "audio/wav": "WAV",
  "audio/ogg": "OGG",
  "audio/webm": "WebM",
};
