import type { Article, ArticleFields } from "@callboard/contracts/article";
import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import type { ArticleSaver, SaveStatus } from "../saving/article-saver.ts";
import { ConflictDialog } from "../saving/conflict-dialog.tsx";
import { Notice } from "./notice.tsx";

type ConflictNoticeProps = {
  article: Article;
  status: SaveStatus;
  saver: ArticleSaver;
  onReplaced: (article: Article) => void;
};

/** What to do about somebody else's version: it is asked at once, and can be asked again. */
export function ConflictNotice({ article: { id }, status, saver, onReplaced }: ConflictNoticeProps) {
  const utils = trpc.useUtils();
  const { getValues } = useFormContext<ArticleFields>();
  const [theirs, setTheirs] = useState<Article | null>(null);
  const keepMine = trpc.article.save.useMutation({ meta: { errors: "inline" } });
  const isConflict = status.kind === "conflict";
  const compare = async () => {
    try {
      setTheirs((await utils.article.open.fetch({ id }, { staleTime: 0 })).article);
    } catch (error) {
      notify.error(failureMessage(readFailure(error), "The other version could not be loaded"));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each conflict
  useEffect(() => {
    if (isConflict) void compare();
  }, [isConflict]);
  if (!isConflict) return null;
  const handleTake = async () => {
    if (!theirs) return;
    // What was typed since the refusal goes among the revisions too: this save is refused, and kept.
    await keepMine.mutateAsync({ id, version: saver.version(), fields: getValues() }).catch(() => {});
    onReplaced(theirs);
    setTheirs(null);
  };
  const handleKeep = () => {
    if (!theirs) return;
    saver.goOn(theirs);
    setTheirs(null);
    void saver.flush(false);
  };
  return (
    <>
      <Notice text={status.message} act={{ text: "Compare and choose", onPress: () => void compare() }} />
      <ConflictDialog
        theirs={theirs}
        mine={getValues()}
        onTakeTheirs={() => void handleTake()}
        onKeepMine={handleKeep}
        onClose={() => setTheirs(null)}
      />
    </>
  );
}
