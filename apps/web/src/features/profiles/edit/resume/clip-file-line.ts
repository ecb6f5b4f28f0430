import { isRecording } from "@callboard/contracts/clip-file";
import type { ClipFile } from "@callboard/contracts/clip-upload";
import { fileSize } from "#shared/lib/text/file-size.ts";
import { mediaTypeWords } from "#shared/lib/text/media-type-words.ts";

/** What an uploaded file is: `MP4 video, 4.9 MB`. */
export const clipFileLine = ({ type, size }: ClipFile): string =>
  `${mediaTypeWords[type]} ${isRecording(type) ? "recording" : "video"}, ${fileSize(size)}`;
