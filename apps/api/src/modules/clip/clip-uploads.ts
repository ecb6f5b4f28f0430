import { clipFileTexts } from "@callboard/contracts/clip-file";
import { portfolioLimits } from "@callboard/contracts/portfolio-limits";
import type { UploadKind } from "../media/uploads/resumable-uploads.ts";
import { type ClipFileRow, clipFileRepository } from "./clip-file-repository.ts";
import { beginClip, type ClipDeps, receiveClip, removeClip } from "./clip-files.ts";

/** Uploads of clips. */
export function clipUploads(deps: ClipDeps): UploadKind<ClipFileRow> {
  return {
    path: "/clip/uploads",
    maxBytes: portfolioLimits.clipFileMaxBytes,
    texts: {
      tooLarge: clipFileTexts.size,
      busy: "Too many clips arrive at once. Try again in a minute.",
    },
    begin: (actor, announced) => beginClip(deps, actor, announced),
    find: ({ userId }, key) => clipFileRepository(deps.db).getOwn(userId, key),
    receive: (_actor, file, stream) => receiveClip(deps, file, stream),
    remove: (_actor, file) => removeClip(deps, file),
  };
}
