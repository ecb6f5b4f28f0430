import { type Article, type ArticleFields, publishableArticle } from "@callboard/contracts/article";
import { useId, useState } from "react";
import { useFormContext } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { currentTime, parseDate } from "#shared/lib/dates/dates.ts";
import { wallClockAt } from "#shared/lib/dates/wall-clock.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { Button } from "#shared/ui/button.tsx";
import { Input } from "#shared/ui/form/control.tsx";
import { Field } from "#shared/ui/form/field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import type { ArticleSaver } from "../saving/article-saver.ts";

type Kind = "publish" | "schedule";
type PublishProps = {
  article: Article;
  saver: ArticleSaver;
  onChanged: (article: Article) => void;
  onClose: () => void;
};

/** What is missing for the public, by field: the first message of each. */
function missing(fields: ArticleFields): [keyof ArticleFields, string][] {
  const { error } = publishableArticle.safeParse(fields);
  const found = new Map((error?.issues ?? []).toReversed().map(({ path, message }) => [path[0], message]));
  return [...found] as [keyof ArticleFields, string][];
}

const words = {
  publish: {
    title: "Publish this article?",
    text: "Its page shows what is written now, at once and on every site that is chosen.",
    at: "Date that readers see",
    act: "Publish",
    busy: "Publishing…",
    done: "The article is published",
  },
  schedule: {
    title: "Schedule this article",
    text: "What will have been written by then is published at this time.",
    at: "Time",
    act: "Schedule",
    busy: "Scheduling…",
    done: "The article is scheduled",
  },
};

function useAct(kind: Kind, { article: { id }, saver, onChanged, onClose }: PublishProps) {
  const form = useFormContext<ArticleFields>();
  const [problems, setProblems] = useState<string[]>([]);
  const [atError, setAtError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const publish = trpc.article.publish.useMutation({ meta: { errors: "inline" } });
  const schedule = trpc.article.schedule.useMutation({ meta: { errors: "inline" } });

  function refuse(fields: [string, string][]): void {
    const inForm = fields.filter(([name]) => name in form.getValues());
    for (const [name, message] of inForm) form.setError(name as keyof ArticleFields, { message });
    setAtError(fields.find(([name]) => name === "at" || name === "published_at")?.[1]);
    setProblems(inForm.map(([, message]) => message));
  }

  async function send(at: string): Promise<void> {
    const version = saver.version();
    const call =
      kind === "publish"
        ? publish.mutateAsync({ id, version, ...(at && { published_at: at }) })
        : schedule.mutateAsync({ id, version, at });
    onChanged(await call);
    notify.success(words[kind].done);
    onClose();
  }

  async function act(at: string): Promise<void> {
    refuse(missing(form.getValues()));
    if (missing(form.getValues()).length > 0) return;
    if (kind === "schedule" && !at) return setAtError("Choose a time");
    setIsBusy(true);
    try {
      if (!(await saver.flush(false))) throw new Error("unsaved");
      await send(at);
    } catch (error) {
      const failure = readFailure(error);
      const fields = Object.entries(failure.fields);
      if (fields.length > 0) refuse(fields);
      else
        setProblems([
          error instanceof Error && error.message === "unsaved"
            ? "What was written last could not be saved."
            : failureMessage(failure),
        ]);
    } finally {
      setIsBusy(false);
    }
  }
  return { act, problems, atError, isBusy };
}

function Body({ kind, ...props }: PublishProps & { kind: Kind }) {
  const id = useId();
  const { scheduled_at, published_at } = props.article;
  const stored = kind === "publish" ? published_at : scheduled_at;
  const first = stored ? wallClockAt(parseDate(stored)) : "";
  const { act, problems, atError, isBusy } = useAct(kind, props);
  const [at, setAt] = useState(first);
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        // A date that is not touched stays to the second.
        const isKnown = kind === "publish" && at === first;
        void act(isKnown || !at ? "" : new Date(at).toISOString());
      }}
    >
      <Field
        label={words[kind].at}
        required={kind === "schedule"}
        hint={
          kind === "schedule"
            ? "By the clock of this computer."
            : "The moment of the first publication without one."
        }
        error={atError}
      >
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            value={at}
            {...(kind === "schedule" && { min: wallClockAt(currentTime()) })}
            onChange={({ target }) => setAt(target.value)}
          />
        )}
      </Field>
      {problems.length > 1 ? (
        <div role="alert" className="grid gap-1 rounded-control bg-error-ground px-3.5 py-3 text-error">
          <p id={`${id}-missing`} className="font-semibold">
            Before it can be public:
          </p>
          <ul aria-labelledby={`${id}-missing`} className="list-disc pl-5">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      ) : (
        <FormError message={problems[0]} />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={props.onClose}>
          {problems.length > 0 ? "Back to the article" : "Cancel"}
        </Button>
        <Button type="submit" busyText={isBusy && words[kind].busy}>
          {words[kind].act}
        </Button>
      </div>
    </form>
  );
}

/** Publishes an article, now or at a time; first it names everything that the public would miss. */
export function PublishDialog({ kind, ...props }: PublishProps & { kind: Kind | null }) {
  return (
    <Dialog
      isOpen={kind !== null}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title={kind ? words[kind].title : ""}
      {...(kind && { description: words[kind].text })}
    >
      {kind && <Body kind={kind} {...props} />}
    </Dialog>
  );
}
