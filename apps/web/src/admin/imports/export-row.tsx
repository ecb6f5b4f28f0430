import type { ArticleExport } from "@callboard/contracts/article-export";
import { useEffect, useRef, useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { saveBlob } from "#shared/lib/page/save-file.ts";
import { Button } from "#shared/ui/button.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { Progress } from "#shared/ui/state/progress.tsx";
import { Instant } from "../kit/instant.tsx";
import { fetchArchive } from "./fetch-archive.ts";
import { countText, sizeText } from "./import-words.ts";

function resultText({ state, total, images, size, missing_images, unpublished_changes }: ArticleExport) {
  if (state === "failed") return "It could not be made.";
  if (state === "expired") return "Deleted.";
  const left = [
    missing_images > 0 && `${countText(missing_images, "image")} not found`,
    unpublished_changes > 0 &&
      `changes to ${countText(unpublished_changes, "article")} that are not published`,
  ].filter(Boolean);
  const held = `${countText(total, "article")}, ${countText(images, "image")}, ${sizeText(size)}.`;
  return left.length > 0 ? `${held} Left out: ${left.join("; ")}.` : held;
}

/** Fetches an archive and has the browser store it. */
function useDownload(archive: ArticleExport) {
  const { client } = trpc.useUtils();
  const fetching = useRef<AbortController>(null);
  const [pieces, setPieces] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();
  useEffect(() => () => fetching.current?.abort(), []);
  const download = async () => {
    fetching.current = new AbortController();
    const { signal } = fetching.current;
    setFailure(undefined);
    setPieces(0);
    try {
      const blob = await fetchArchive(client, { archive, signal, onProgress: setPieces });
      saveBlob(`callboard-articles-${archive.created_at.slice(0, 10)}.zip`, blob);
    } catch (error) {
      if (!signal.aborted) setFailure(failureMessage(readFailure(error), "It could not be downloaded"));
    } finally {
      setPieces(null);
    }
  };
  return { download, pieces, failure, cancel: () => fetching.current?.abort() };
}

/** An archive: how far it is, or what is in it. */
export function ExportRow({ archive }: { archive: ArticleExport }) {
  const utils = trpc.useUtils();
  const { download, pieces, failure, cancel } = useDownload(archive);
  const remove = trpc.articleExport.remove.useMutation({
    meta: { errors: "toast" },
    onSettled: () => utils.articleExport.list.invalidate(),
  });
  const { id, state, done, total, created_at, created_by, expires_at } = archive;
  const isMade = state === "waiting" || state === "running";
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <p className="text-13 text-muted wrap-anywhere">
        <Instant at={created_at} /> · {created_by}
        {expires_at && (
          <>
            {" "}
            · deleted <Instant at={expires_at} />
          </>
        )}
      </p>
      {isMade ? (
        <Progress
          label={state === "waiting" ? "Waits for its turn" : "Writing articles"}
          value={done}
          max={total}
          text={`${done.toLocaleString("en")} of ${countText(total, "article")}`}
        />
      ) : (
        <p className="text-15">{resultText(archive)}</p>
      )}
      {pieces !== null && (
        <Progress
          label="Downloading"
          value={pieces}
          max={archive.pieces}
          text={`${Math.round((pieces / archive.pieces) * 100)} %`}
        />
      )}
      <FormError message={failure} />
      {state === "done" && (
        <div className="flex flex-wrap gap-3">
          {pieces === null ? (
            <Button size="small" onClick={() => void download()}>
              Download
            </Button>
          ) : (
            <Button variant="secondary" size="small" onClick={cancel}>
              Cancel
            </Button>
          )}
          <Button
            variant="secondary"
            size="small"
            busyText={remove.isPending && "Deleting…"}
            onClick={() => remove.mutate({ id })}
          >
            Delete
          </Button>
        </div>
      )}
    </li>
  );
}
