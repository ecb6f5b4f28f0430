import { CircleAlert } from "lucide-react";
import type { UploadProgress } from "#shared/lib/uploads/file-upload.ts";

type UploadErrorsProps = {
  /** A file that was not taken. */
  refused: UploadProgress | undefined;
  /** What the form says of the field. */
  error: string | undefined;
  /** The id of that text. */
  errorId: string;
};

/** What is wrong with a file that is uploaded: why it was refused, and what the form wants. */
export function UploadErrors({ refused, error, errorId }: UploadErrorsProps) {
  return (
    <>
      {refused && (
        <p role="alert" className="flex items-start gap-1.5 text-14 text-error">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            “{refused.name}” was not taken. {refused.message}
          </span>
        </p>
      )}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-14 text-error">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </>
  );
}
