import { type Article, type ArticleFields, writtenArticleFields } from "@callboard/contracts/article";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo, useState } from "react";
import { FormProvider, type Resolver, useForm } from "react-hook-form";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { BackLink } from "#shared/ui/back-link.tsx";
import { sameFields } from "../saving/same-fields.ts";
import { storedDraft } from "../saving/stored-draft.ts";
import { useArticleSaver } from "../saving/use-article-saver.ts";
import { SettingsPanel } from "../settings/settings-panel.tsx";
import { untitled } from "../state-words.ts";
import { lostElements } from "../text/article-html.ts";
import { TextEditor } from "../text/text-editor.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { EditorBar } from "./editor-bar.tsx";
import { LostNotice, Notice } from "./notice.tsx";
import { Presence } from "./presence.tsx";
import { TitleField } from "./title-field.tsx";

type Editors = { user_id: number; name: string; seen_at: string }[];

/** The draft that this browser stored, unless the article says the same by now. */
function unsaved(article: Article) {
  const draft = storedDraft(article.id);
  return draft && !sameFields(draft.fields, article.fields) ? draft : null;
}

/** An article that is written: its text, its settings, and what becomes of it. */
export function ArticleEditor({ opened, editors }: { opened: Article; editors: Editors }) {
  const [article, setArticle] = useState(opened);
  const [draft, setDraft] = useState(() => unsaved(opened));
  /** Counts the texts that replaced the one in the editor. */
  const [generation, setGeneration] = useState(0);
  const resolver = zodResolver(writtenArticleFields as never) as unknown as Resolver<ArticleFields>;
  const form = useForm<ArticleFields>({
    ...{ resolver, mode: "onTouched", shouldFocusError: false },
    defaultValues: draft?.fields ?? opened.fields,
  });
  const { saver, status } = useArticleSaver({ article: opened, draft, form, onSaved: setArticle });
  const isReadOnly = article.state === "archived";
  const lost = useMemo(() => lostElements(opened.fields.content), [opened.fields.content]);

  /** Goes on from what something else than a save made of the article. */
  const handleChanged = (next: Article) => {
    setArticle(next);
    saver.moveOn(next.version);
  };
  /** Takes another version into the form and the editor. */
  const handleReplaced = (next: Article) => {
    form.reset(next.fields);
    setGeneration((count) => count + 1);
    setDraft(null);
    setArticle(next);
    saver.goOn(next);
  };
  /** What came back is not wanted, though it may be saved by now. */
  const handleForgotten = () => {
    form.reset(opened.fields);
    setGeneration((count) => count + 1);
    setDraft(null);
    saver.changed();
  };
  const title = form.watch("title") || untitled;
  usePageHead({ title: `${title} | Back office`, description: "", robots: "noindex, nofollow" });
  return (
    <FormProvider {...form}>
      <div className="mb-2">
        <BackLink to="/admin/articles">All articles</BackLink>
      </div>
      <h1 className="sr-only">{title}</h1>
      <EditorBar article={article} saver={saver} status={status} onChanged={handleChanged} />
      <div className="grid gap-3 empty:hidden">
        <Presence article={article} editors={editors} saver={saver} onReplaced={handleReplaced} />
        <ConflictNotice article={article} status={status} saver={saver} onReplaced={handleReplaced} />
        {draft && (
          <Notice
            text="What was written here last had not been saved: it is back."
            act={{
              text: "Take what was stored instead",
              onPress: handleForgotten,
            }}
            onClose={() => setDraft(null)}
          />
        )}
        <LostNotice names={lost} />
        {isReadOnly && <Notice text="This article is in the archive: take it out to write on." />}
      </div>
      <div className="mt-4 grid grid-cols-1 gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-4">
          <TitleField canFollow={article.published_at === null} isReadOnly={isReadOnly} />
          <TextEditor
            key={generation}
            html={form.getValues("content")}
            isReadOnly={isReadOnly}
            onChange={(html) => form.setValue("content", html, { shouldDirty: true, shouldValidate: true })}
          />
        </div>
        <SettingsPanel key={`settings ${generation}`} article={article} isReadOnly={isReadOnly} />
      </div>
    </FormProvider>
  );
}
