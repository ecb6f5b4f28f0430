import { type Article, type ArticleFields, writtenArticleFields } from "@callboard/contracts/article";
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useViewer } from "../../access/viewer-context.ts";
import { type ArticleSaver, articleSaver, type SaveStatus, type StoredDraft } from "./article-saver.ts";
import { sayTheSame } from "./same-fields.ts";
import { storeDraft } from "./stored-draft.ts";

type Options = {
  article: Article;
  /** The draft that this browser stored, from which the form begins then. */
  draft: StoredDraft | null;
  form: UseFormReturn<ArticleFields>;
  onSaved: (article: Article) => void;
};

/** Saves the form of an article by itself, and tells what became of it. */
export function useArticleSaver({ article, draft, form, onSaved }: Options) {
  const { user_id } = useViewer();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.article.save.useMutation({ meta: { errors: "inline" } });
  const [status, setStatus] = useState<SaveStatus>({ kind: "saved" });
  const latest = useRef({ mutateAsync, onSaved, utils });
  useEffect(() => {
    latest.current = { mutateAsync, onSaved, utils };
  });
  const [saver] = useState<ArticleSaver>(() => {
    /** An answer that did not arrive leaves a version behind that is our own. */
    async function ownVersion(fields: ArticleFields): Promise<Article | null> {
      const opened = await latest.current.utils.article.open.fetch({ id: article.id }, { staleTime: 0 });
      const isOwn = opened.article.updated_by.id === user_id && sayTheSame(opened.article.fields, fields);
      return isOwn ? opened.article : null;
    }
    return articleSaver({
      version: draft?.version ?? article.version,
      saved: article.fields,
      read: () => form.getValues(),
      check: (fields) => {
        const { data } = writtenArticleFields.safeParse(fields);
        if (!data) void form.trigger();
        return data ?? null;
      },
      send: async (input) => {
        try {
          const saved = await latest.current.mutateAsync({ id: article.id, ...input });
          latest.current.onSaved(saved);
          return saved;
        } catch (error) {
          if (readFailure(error).code !== "conflict") throw error;
          const own = await ownVersion(input.fields);
          if (!own) throw error;
          latest.current.onSaved(own);
          return own;
        }
      },
      store: (next) => storeDraft(article.id, next),
      explain: (error) => {
        const failure = readFailure(error);
        for (const [name, message] of Object.entries(failure.fields)) {
          form.setError(name.replace(/^fields\./, "") as keyof ArticleFields, { type: "server", message });
        }
        return {
          isConflict: failure.code === "conflict",
          message: Object.values(failure.fields)[0] ?? failureMessage(failure),
        };
      },
      onStatus: setStatus,
    });
  });
  useEffect(() => {
    saver.changed();
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: saver.changed });
    const saveNow = () => void saver.flush();
    const saveOnKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      void saver.flush(false);
    };
    window.addEventListener("online", saveNow);
    window.addEventListener("keydown", saveOnKey);
    return () => {
      unsubscribe();
      window.removeEventListener("online", saveNow);
      window.removeEventListener("keydown", saveOnKey);
      void saver.flush();
      saver.stop();
    };
  }, [saver, form]);
  return { saver, status };
}
