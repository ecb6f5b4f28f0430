import type { Article } from "@callboard/contracts/article";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useHere } from "#shared/lib/page/use-here.ts";
import { Button } from "#shared/ui/button.tsx";
import { type Act, ActDialog } from "../../kit/act-dialog.tsx";
import { Instant } from "../../kit/instant.tsx";
import { RowMenu } from "../../kit/row-menu.tsx";
import { StatusChip } from "../../kit/status-chip.tsx";
import { useArticleActs } from "../list/use-article-acts.ts";
import { PreviewDialog } from "../publishing/preview-dialog.tsx";
import { PublishDialog } from "../publishing/publish-dialog.tsx";
import type { ArticleSaver, SaveStatus as Status } from "../saving/article-saver.ts";
import { SaveStatus } from "../saving/save-status.tsx";
import { storeDraft } from "../saving/stored-draft.ts";
import { stateWords } from "../state-words.ts";

type EditorBarProps = {
  article: Article;
  saver: ArticleSaver;
  status: Status;
  onChanged: (article: Article) => void;
};

function State({ article: { state, has_changes, scheduled_at, published_slug } }: { article: Article }) {
  const { text, tone } = stateWords[state];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
      <StatusChip tone={tone}>{text}</StatusChip>
      {state === "scheduled" && scheduled_at && <Instant at={scheduled_at} />}
      {state === "published" && published_slug && (
        <a href={`/blog/${published_slug}`} className="underline underline-offset-2">
          View on the site
        </a>
      )}
      {state === "published" && has_changes && <span>Changes not published</span>}
    </div>
  );
}

/** What state the article is in, whether it is saved, and what can be done with it. */
export function EditorBar({ article, saver, status, onChanged }: EditorBarProps) {
  const navigate = useNavigate();
  const here = useHere();
  const [act, setAct] = useState<Act | null>(null);
  const [dialog, setDialog] = useState<"publish" | "schedule" | "preview" | null>(null);
  const { state, fields, id } = article;
  const actsOf = useArticleActs({
    onAsk: setAct,
    before: () => saver.flush(),
    version: saver.version,
    onChanged,
    onRemoved: () => {
      storeDraft(id, null);
      if (here.current) void navigate("/admin/articles", { replace: true });
    },
  });
  const openRevisions = async () => {
    // They are compared with what is stored.
    await saver.flush();
    if (here.current) void navigate(`/admin/articles/${id}/revisions`);
  };
  const acts = actsOf({ ...article, title: fields.title });
  const mayPublish = state !== "archived";
  const maySchedule = mayPublish && state !== "published";
  const isUpToDate = state === "published" && !article.has_changes && status.kind === "saved";
  return (
    <div className="sticky top-0 z-30 -mx-4 mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b bg-paper px-4 py-3 max-lg:static sm:-mx-6 sm:px-6 lg:-mx-10 lg:px-10">
      <div className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-1">
        <State article={article} />
        <SaveStatus status={status} onSave={() => void saver.flush(false)} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <RowMenu
          label="More acts for this article"
          acts={[
            ...(maySchedule
              ? [
                  {
                    text: state === "scheduled" ? "Change the schedule…" : "Schedule…",
                    onSelect: () => setDialog("schedule"),
                  },
                ]
              : []),
            { text: "Revisions", onSelect: () => void openRevisions() },
            ...acts,
          ]}
        />
        <Button variant="secondary" size="small" onClick={() => setDialog("preview")}>
          Preview
        </Button>
        {mayPublish && (
          <Button size="small" disabled={isUpToDate} onClick={() => setDialog("publish")}>
            {state === "published" ? "Publish changes" : "Publish"}
          </Button>
        )}
      </div>
      <ActDialog act={act} onClose={() => setAct(null)} />
      <PublishDialog
        article={article}
        kind={dialog === "publish" || dialog === "schedule" ? dialog : null}
        saver={saver}
        onChanged={onChanged}
        onClose={() => setDialog(null)}
      />
      <PreviewDialog
        article={article}
        isOpen={dialog === "preview"}
        saver={saver}
        onChanged={onChanged}
        onClose={() => setDialog(null)}
      />
    </div>
  );
}
