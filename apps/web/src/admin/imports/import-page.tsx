import type { ArticleImport } from "@callboard/contracts/article-import";
import { Link, useParams } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { BackLink } from "#shared/ui/back-link.tsx";
import { buttonClass } from "#shared/ui/button.tsx";
import { Progress } from "#shared/ui/state/progress.tsx";
import { Instant } from "../kit/instant.tsx";
import { ListState } from "../kit/list-state.tsx";
import { PageHeader } from "../kit/page-header.tsx";
import { StatusChip } from "../kit/status-chip.tsx";
import { ImportActs } from "./import-acts.tsx";
import { ImportReport } from "./import-report.tsx";
import { countText, importStateWords, isUnderWay, sizeText } from "./import-words.ts";

const pollMs = 1_000;
/** Somebody else may act on it too. */
const idlePollMs = 15_000;

function Facts({ value }: { value: ArticleImport }) {
  const { file_name, size, domain_names, category, created_by, created_at, started_by, expires_at } = value;
  const facts = [
    ["File", `${file_name}, ${sizeText(size)}`],
    ["Sites", domain_names.join(", ")],
    ["Category of posts without one", category ?? "None"],
    ["Missing categories", value.makes_categories ? "Are made" : "Are not made"],
    ["Uploaded by", created_by],
    ...(started_by ? [["Started by", started_by]] : []),
  ];
  return (
    <dl className="grid grid-cols-1 gap-x-3 gap-y-2 text-15 sm:grid-cols-[14rem_minmax(0,1fr)]">
      {facts.map(([term, said]) => (
        <div key={term} className="contents">
          <dt className="text-13 text-muted">{term}</dt>
          <dd className="min-w-0 wrap-anywhere">{said}</dd>
        </div>
      ))}
      <dt className="text-13 text-muted">When</dt>
      <dd>
        <Instant at={created_at} />
        {expires_at && (
          <>
            ; the file is deleted <Instant at={expires_at} />
          </>
        )}
      </dd>
    </dl>
  );
}

const progressLabels = {
  importing: "Importing",
  stopping: "Stops after the post being written",
  stopped: "Stopped",
};

/** How far it is, or how it has ended, in a sentence. */
function Status({ value }: { value: ArticleImport }) {
  const { state, total, done, size, received, failure, planned, results } = value;
  const entries = countText(total, "entry", "entries");
  if (state === "failed") {
    return (
      <div role="alert" className="rounded-card border border-error bg-error-ground p-4 text-error">
        <p className="font-semibold">{planned ? "The import broke off" : "The file cannot be imported"}</p>
        <p className="wrap-anywhere">{failure}</p>
        {!planned && <p>Nothing was written.</p>}
      </div>
    );
  }
  if (state === "uploading")
    return (
      <Progress
        label="The file is being sent"
        value={received}
        max={size}
        text={`${sizeText(received)} of ${sizeText(size)}`}
      />
    );
  if (state === "checking")
    return <Progress label="Checking the file" value={0} max={0} text={`${entries} read`} />;
  if (["importing", "stopping", "stopped"].includes(state))
    return (
      <Progress
        label={progressLabels[state as keyof typeof progressLabels]}
        value={done}
        max={total}
        text={`${done.toLocaleString("en")} of ${entries}`}
      />
    );
  if (state === "checked")
    return <p>The file is read to its end. Nothing was written yet: look at the report, then import.</p>;
  if (state === "done" && results) {
    const written = results.published + results.draft + results.scheduled;
    return <p>{countText(written, "post")} imported. The file is deleted.</p>;
  }
  return <p>The file is deleted. What was imported before stays.</p>;
}

function ImportView({ value }: { value: ArticleImport }) {
  const { name, tone } = importStateWords[value.state];
  return (
    <>
      <PageHeader title={`Import of ${value.file_name}`} actions={<ImportActs value={value} />} />
      <div className="grid grid-cols-1 gap-6">
        <div aria-live="polite">
          <StatusChip tone={tone}>{name}</StatusChip>
        </div>
        <Status value={value} />
        <Facts value={value} />
        {value.state !== "uploading" && <ImportReport value={value} />}
      </div>
    </>
  );
}

function NotThere() {
  return (
    <>
      <PageHeader title="Import not found" text="There is no import at this address." />
      <Link to="/admin/imports" className={buttonClass({ variant: "secondary" })}>
        Go to the imports
      </Link>
    </>
  );
}

/** An import: what becomes of each post, how far it is, and what may be done with it. */
export function ImportPage() {
  const id = Number(useParams().id);
  const isId = Number.isSafeInteger(id) && id > 0;
  const query = trpc.articleImport.get.useQuery(
    { id },
    {
      enabled: isId,
      staleTime: 0,
      refetchInterval: ({ state }) => (isUnderWay(state.data?.state) ? pollMs : idlePollMs),
      meta: { errors: "inline" },
    },
  );
  if (!isId || (query.error && readFailure(query.error).code === "not_found")) return <NotThere />;
  return (
    <>
      <BackLink to="/admin/imports">Import and export</BackLink>
      {!query.data && <PageHeader title="Import" />}
      <ListState query={query} failure="The import could not be loaded">
        {(value) => <ImportView value={value} />}
      </ListState>
    </>
  );
}
