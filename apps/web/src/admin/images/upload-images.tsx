import { photoHint, photoTypes } from "@callboard/contracts/photo";
import { Upload as UploadIcon } from "lucide-react";
import { useId } from "react";
import { cx } from "#shared/lib/text/class-names.ts";
import { Button, buttonClass } from "#shared/ui/button.tsx";
import { type Upload, useImageUploads } from "./use-image-uploads.ts";

/** The native input, invisible over its whole button, so that clicks, keys and dropped files reach it. */
function FilesButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const id = useId();
  return (
    <div className="grid justify-items-start gap-1.5">
      <span
        className={cx(
          buttonClass(),
          "relative has-focus-visible:outline-3 has-focus-visible:outline-primary has-focus-visible:outline-offset-2",
        )}
      >
        <UploadIcon aria-hidden className="size-5" />
        <span aria-hidden>Upload images</span>
        <input
          type="file"
          multiple
          accept={photoTypes.join()}
          aria-label="Upload images"
          aria-describedby={id}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            // Lets the same files be chosen again.
            target.value = "";
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
        />
      </span>
      <p id={id} className="text-14 text-muted">
        {photoHint} each.
      </p>
    </div>
  );
}

function stateText({ state }: Upload): string {
  switch (state.kind) {
    case "waiting":
      return "Waiting";
    case "sending":
      return `Uploading… ${Math.round(state.part * 100)} %`;
    case "added":
      return "Uploaded";
    case "known":
      return `In the library already, as ${state.name}`;
    case "failed":
      return state.message;
  }
}

/** Adds images to the library, several at once, and says what became of each. */
export function UploadImages() {
  const { uploads, add, retry, clear } = useImageUploads();
  const isDone = uploads.every(({ state }) => state.kind !== "waiting" && state.kind !== "sending");
  return (
    <section aria-label="Upload" className="mb-6 grid gap-3">
      <FilesButton onFiles={add} />
      {uploads.length > 0 && (
        <div className="grid gap-3 rounded-card border border-line bg-surface p-4">
          <ul aria-label="Uploads" className="grid gap-2">
            {uploads.map((upload) => (
              <li key={upload.key} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-15">
                <span className="min-w-0 font-semibold wrap-anywhere">{upload.file.name}</span>
                <span
                  role="status"
                  className={cx(
                    "min-w-0 wrap-anywhere",
                    upload.state.kind === "failed" ? "text-error" : "text-muted",
                  )}
                >
                  {stateText(upload)}
                </span>
                {upload.state.kind === "failed" && (
                  <Button variant="secondary" size="small" onClick={() => retry(upload)}>
                    Try again <span className="sr-only">with {upload.file.name}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {isDone && (
            <div>
              <Button variant="quiet" size="small" onClick={clear}>
                Clear this list
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  );
}
