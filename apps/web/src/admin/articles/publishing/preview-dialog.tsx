import type { Article } from "@callboard/contracts/article";
import { useEffect, useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { Button, buttonClass } from "#shared/ui/button.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { CopyButton } from "../../kit/copy-button.tsx";
import type { ArticleSaver } from "../saving/article-saver.ts";

type PreviewDialogProps = {
  article: Article;
  isOpen: boolean;
  saver: ArticleSaver;
  onChanged: (article: Article) => void;
  onClose: () => void;
};

/** Where whoever has the token reads the draft. */
const previewLink = (token: string) => `${window.location.origin}/blog/preview/${token}`;

function Body({ article: { id, preview_token: token }, saver, onChanged }: PreviewDialogProps) {
  const [failure, setFailure] = useState<string>();
  const options = { meta: { errors: "inline" }, onSuccess: onChanged } as const;
  const make = trpc.article.makePreviewLink.useMutation(options);
  const end = trpc.article.endPreviewLink.useMutation(options);
  const isBusy = make.isPending || end.isPending;
  useEffect(() => {
    // The link shows what is stored.
    void saver.flush();
  }, [saver]);
  const run = async (call: typeof make | typeof end) => {
    setFailure(undefined);
    try {
      await call.mutateAsync({ id });
    } catch (error) {
      setFailure(failureMessage(readFailure(error)));
    }
  };
  return (
    <div className="grid gap-4">
      {token ? (
        <>
          <p className="rounded-control border border-line bg-sunken px-3.5 py-3 text-14 wrap-anywhere">
            {previewLink(token)}
          </p>
          <div className="flex flex-wrap gap-3">
            <a href={previewLink(token)} target="_blank" rel="noreferrer" className={buttonClass()}>
              Open the preview
            </a>
            <CopyButton text={previewLink(token)} label="Copy link" />
          </div>
        </>
      ) : (
        <div>
          <Button busyText={isBusy && "Making…"} onClick={() => void run(make)}>
            Make a link
          </Button>
        </div>
      )}
      <FormError message={failure} />
      {token && (
        <div className="flex flex-wrap gap-3 border-line border-t pt-4">
          <Button variant="secondary" size="small" disabled={isBusy} onClick={() => void run(make)}>
            Make another link
          </Button>
          <Button variant="secondary" size="small" disabled={isBusy} onClick={() => void run(end)}>
            End the link
          </Button>
        </div>
      )}
    </div>
  );
}

/** The link that shows the draft to whoever has it. */
export function PreviewDialog(props: PreviewDialogProps) {
  return (
    <Dialog
      isOpen={props.isOpen}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title="Preview"
      description="Whoever has the link reads what is stored, published or not, until you end it. Search engines do not list it."
    >
      {props.isOpen && <Body {...props} />}
    </Dialog>
  );
}
