import type { ModerationCase } from "@callboard/contracts/moderation";
import { Link, useParams } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { BackLink } from "#shared/ui/back-link.tsx";
import { reasonTexts } from "#shared/ui/report/report-words.ts";
import { useMay } from "../access/viewer-context.ts";
import { Instant } from "../kit/instant.tsx";
import { ListState } from "../kit/list-state.tsx";
import { PageHeader } from "../kit/page-header.tsx";
import { CaseSection } from "./case-section.tsx";
import { DecideForm } from "./decide-form.tsx";
import { DecisionList } from "./decision-list.tsx";
import { kindTexts, sourceTexts } from "./moderation-words.ts";
import { SubjectView } from "./subject-view.tsx";

function ReportList({ reports }: Pick<ModerationCase, "reports">) {
  if (reports.length === 0) return null;
  return (
    <CaseSection title={reports.length === 1 ? "1 report" : `${reports.length} reports`}>
      <ul className="divide-y divide-line">
        {reports.map(({ id, reason, details, reporter, created_at }) => (
          <li key={id} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <p className="font-semibold">{reasonTexts[reason]}</p>
            {details && <p className="text-15 wrap-anywhere whitespace-pre-line">{details}</p>}
            <p className="text-14 text-muted">
              {reporter ?? "A visitor"}, <Instant at={created_at} />
            </p>
          </li>
        ))}
      </ul>
    </CaseSection>
  );
}

function Case({ found }: { found: ModerationCase }) {
  const mayRead = useMay("read_people");
  const { id, title, subject_kind, source, author, opened_at, subject, history, author_history } = found;
  return (
    <>
      <PageHeader
        title={title}
        text={
          <>
            {kindTexts[subject_kind]}
            {author && " of "}
            {author &&
              (mayRead ? (
                <Link to={`/admin/people/${author.user_id}`} className="text-link">
                  {author.name}
                </Link>
              ) : (
                author.name
              ))}
            . {sourceTexts[source].name}, <Instant at={opened_at} />.
          </>
        }
      />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6">
          <SubjectView subject={subject} kind={subject_kind} />
          <ReportList reports={found.reports} />
          <DecisionList
            title="Decided on this before"
            empty="Nothing was decided on this before."
            decisions={history}
          />
          {author && (
            <DecisionList
              title={`Decided on other things of ${author.name}`}
              empty="Nothing else of this author was decided on."
              decisions={author_history}
              hasTitles
            />
          )}
        </div>
        <DecideForm key={`${id} ${subject?.visibility} ${subject?.fingerprint}`} found={found} />
      </div>
    </>
  );
}

/** A case: the subject in its place, why it is here, what was decided before, and the decision. */
export function CasePage() {
  const { id = "" } = useParams();
  const isNumber = /^[1-9]\d{0,14}$/.test(id);
  const query = trpc.moderation.case.useQuery(
    { id: Number(id) },
    { enabled: isNumber, staleTime: 0, meta: { errors: "inline" } },
  );
  const isGone = query.error && readFailure(query.error).code === "not_found";
  if (!isNumber || isGone)
    return (
      <>
        <BackLink to="/admin/moderation">All cases</BackLink>
        <PageHeader title="No such case" text="Look for it in the queue, or among the closed ones." />
      </>
    );
  return (
    <>
      <BackLink to="/admin/moderation">All cases</BackLink>
      {!query.data && <PageHeader title="Case" />}
      <ListState query={query} failure="The case could not be loaded">
        {(found) => <Case found={found} />}
      </ListState>
    </>
  );
}
