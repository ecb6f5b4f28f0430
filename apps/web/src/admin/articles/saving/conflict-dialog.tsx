import type { Article, ArticleFields } from "@callboard/contracts/article";
import { Button } from "#shared/ui/button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { Instant } from "../../kit/instant.tsx";
import { FieldsDifference } from "../revisions/fields-difference.tsx";

type ConflictDialogProps = {
  /** What somebody else saved; null while there is no conflict. */
  theirs: Article | null;
  mine: ArticleFields;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  onClose: () => void;
};

/** Somebody else saved first: what differs, and whose text stays. The other one is kept among the revisions. */
export function ConflictDialog({ theirs, mine, onTakeTheirs, onKeepMine, onClose }: ConflictDialogProps) {
  return (
    <Dialog
      isOpen={theirs !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Somebody else saved this meanwhile"
      description="Nothing is lost: the text that you do not choose stays among the revisions."
    >
      {theirs && (
        <div className="grid gap-4">
          <p className="text-14 text-muted">
            {theirs.updated_by.name}, <Instant at={theirs.updated_at} />. Theirs is struck out where yours
            differs.
          </p>
          <div className="min-w-0 rounded-control border border-line p-3">
            <FieldsDifference before={theirs.fields} after={mine} />
          </div>
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={onTakeTheirs}>
              Take theirs
            </Button>
            <Button onClick={onKeepMine}>Keep mine</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
