import { clipFileTypes } from "@callboard/contracts/clip-file";
import type { ClipFile } from "@callboard/contracts/clip-upload";
import { portfolioLimits } from "@callboard/contracts/portfolio-limits";
import { CheckCircle2, FileVideo } from "lucide-react";
import { type RefObject, useEffect, useId } from "react";
import { useController, useFormContext } from "react-hook-form";
import { Button } from "#shared/ui/button.tsx";
import { ChooseFile } from "#shared/ui/uploads/choose-file.tsx";
import { MovingFile, stepText } from "#shared/ui/uploads/moving-file.tsx";
import { UploadErrors } from "#shared/ui/uploads/upload-errors.tsx";
import { useFieldFocus } from "#shared/ui/uploads/use-field-focus.ts";
import { clipFileLine } from "./clip-file-line.ts";
import { useClipUpload } from "./use-clip-upload.ts";

/** A browser may know some of them by their endings alone. */
const accept = [...clipFileTypes, ".mov", ".mkv", ".mp3", ".m4a", ".wav", ".ogg"].join();
const sending = "Sending your clip";

type ClipFileFieldProps = {
  /** Says whether a file is on its way, which the form must wait for. */
  isUnderWay: RefObject<boolean>;
};

/** The file of a clip. It is sent as soon as it is chosen, and the form names it once all of it is there. */
export function ClipFileField({ isUnderWay }: ClipFileFieldProps) {
  const id = useId();
  const { field, fieldState } = useController({ name: "file" });
  const { clearErrors } = useFormContext();
  const upload = useClipUpload((file) => {
    // The change is checked before the effect below has run.
    isUnderWay.current = false;
    field.onChange(file);
  });
  const { moving, refused, isUnknown } = upload;
  const file = field.value as ClipFile | undefined;
  const kind = moving ? "moving" : (file?.key ?? "none");
  const { field: fieldset, on } = useFieldFocus(kind);
  const isMoving = moving !== undefined;
  useEffect(() => {
    isUnderWay.current = isMoving;
    // What was wrong with another one.
    clearErrors("file");
  }, [isUnderWay, isMoving, clearErrors]);
  useEffect(() => {
    field.ref(fieldset.current);
  }, [field.ref, fieldset]);
  const error = fieldState.error?.message;
  return (
    <fieldset
      ref={fieldset}
      tabIndex={-1}
      {...on}
      aria-describedby={`${error ? `${id}-error ` : ""}${id}-hint`}
      className="grid min-w-0 grid-cols-1 gap-1.5 rounded-control"
    >
      <legend className="mb-1.5 text-15 font-semibold">File</legend>
      {moving && (
        <MovingFile
          {...{ progress: moving, sending }}
          onPause={upload.pause}
          onResume={upload.resume}
          onCancel={upload.cancel}
        />
      )}
      {isUnknown && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-15">
          <p>Nobody could tell whether all of it is there.</p>
          <Button variant="secondary" size="small" onClick={upload.askAgain}>
            Retry
          </Button>
        </div>
      )}
      {!moving && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          {file && (
            <p className="flex items-center gap-2 text-15">
              <CheckCircle2 aria-hidden className="size-5 shrink-0 text-success" />
              {clipFileLine(file)}, uploaded
            </p>
          )}
          <ChooseFile accept={accept} label="Video or recording to upload" onChoose={upload.choose}>
            <FileVideo aria-hidden className="size-4" />
            {file ? "Replace" : "Choose a file"}
          </ChooseFile>
        </div>
      )}
      <p role="status" className="sr-only">
        {moving ? stepText(moving.step, sending) : file ? "The file is there." : ""}
      </p>
      <UploadErrors {...{ refused, error }} errorId={`${id}-error`} />
      <p id={`${id}-hint`} className="text-14 text-muted">
        A video (MP4, MOV, WebM, MKV) or a recording (MP3, M4A, WAV, OGG, WebM), at most{" "}
        {portfolioLimits.clipFileMaxBytes / 1_048_576} MB. After a lost connection or a reload choose the same
        file again: it goes on where it stopped.
      </p>
    </fieldset>
  );
}
