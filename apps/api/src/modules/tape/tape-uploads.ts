import { tapeTexts } from "@callboard/contracts/tape";
import { tapeLimits } from "@callboard/contracts/tape-limits";
import type { UploadKind } from "../media/uploads/resumable-uploads.ts";
import { beginTape } from "./begin-tape.ts";
import { receiveTape } from "./receive-tape.ts";
import { removeTape } from "./remove-tape.ts";
import type { TapeDeps } from "./sweep-tapes.ts";
import { type TapeRow, tapeRepository } from "./tape-repository.ts";

/** Uploads of tapes. */
export function tapeUploads(deps: TapeDeps): UploadKind<TapeRow> {
  return {
    path: "/tape/uploads",
    maxBytes: tapeLimits.maxBytes,
    texts: {
      tooLarge: tapeTexts.size,
      busy: "Too many tapes arrive at once. Try again in a minute.",
    },
    begin: (actor, announced) => beginTape(deps, actor, announced),
    find: ({ userId }, key) => tapeRepository(deps.db).getOwn(userId, key),
    receive: (actor, tape, stream) => receiveTape({ ...deps, actor }, tape, stream),
    remove: (actor, tape) => removeTape(deps, actor, tape),
  };
}
