import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useHere } from "#shared/lib/page/use-here.ts";
import { Button } from "#shared/ui/button.tsx";
import { type Act, ActDialog } from "../../kit/act-dialog.tsx";
import { Instant } from "../../kit/instant.tsx";
import { ListState } from "../../kit/list-state.tsx";
import { storeDraft } from "../saving/stored-draft.ts";
import { FieldsDifference } from "./fields-difference.tsx";

/** What differs between a revision and what is stored now, and the way back to it. */
export function RevisionView({ id, revisionId }: { id: number; revisionId: number }) {
  const navigate = useNavigate();
  const here = useHere();
  const [act, setAct] = useState<Act | null>(null);
  const inline = { meta: { errors: "inline" } } as const;
  const now = trpc.article.open.useQuery({ id }, { ...inline, gcTime: 0, staleTime: 0 });
  const query = trpc.article.revision.useQuery({ id, revision_id: revisionId }, inline);
  const utils = trpc.useUtils();
  const restore = trpc.article.restore.useMutation({
    ...inline,
    onSuccess: async () => {
      storeDraft(id, null);
      await utils.article.list.invalidate();
      if (here.current) void navigate(`/admin/articles/${id}`);
    },
  });
  const article = now.data?.article;
  const isArchived = article?.state === "archived";
  const ask = (version: number) =>
    setAct({
      title: "Restore this revision?",
      description:
        "The article takes its text and settings as its next version. What it is now stays among the revisions, and nothing is published by that.",
      confirmText: "Restore",
      busyText: "Restoring…",
      doneText: "The revision is restored",
      run: () => restore.mutateAsync({ id, revision_id: revisionId, version }),
    });
  return (
    <section aria-label="The chosen revision" className="min-w-0">
      <ListState
        query={{ ...query, error: now.error ?? query.error, data: now.error ? undefined : query.data }}
        failure="The revision could not be loaded"
      >
        {() =>
          query.data &&
          article && (
            <div className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-6">
              <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
                <div className="min-w-0 flex-1 basis-64">
                  <h2 className="text-20">
                    <Instant at={query.data.created_at} />
                  </h2>
                  <p className="text-14 text-muted">
                    What is struck out was written then and is not there now; what is marked came after it.
                  </p>
                </div>
                <Button size="small" disabled={isArchived} onClick={() => ask(article.version)}>
                  Restore
                </Button>
              </div>
              <FieldsDifference before={query.data.fields} after={article.fields} />
            </div>
          )
        }
      </ListState>
      <ActDialog act={act} onClose={() => setAct(null)} />
    </section>
  );
}
