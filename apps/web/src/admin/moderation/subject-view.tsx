import type { CaseSubject, SubjectKind } from "@callboard/contracts/moderation";
import { StatusChip } from "../kit/status-chip.tsx";
import { CaseSection } from "./case-section.tsx";
import { kindTexts, visibilityTexts } from "./moderation-words.ts";

/** The reported thing as it is now, whoever else sees it. */
export function SubjectView({ subject, kind }: { subject: CaseSubject | null; kind: SubjectKind }) {
  if (!subject) {
    return (
      <CaseSection title={kindTexts[kind]}>
        <p className="text-muted">It is gone: its author has deleted it.</p>
      </CaseSection>
    );
  }
  const { text, facts, images, path, visibility, findings } = subject;
  const { name, tone } = visibilityTexts[visibility];
  return (
    <CaseSection title={kindTexts[kind]} aside={<StatusChip tone={tone}>{name}</StatusChip>}>
      <div className="grid gap-4">
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
        {findings.length > 0 && (
          <div className="rounded-control bg-sunken p-3.5">
            <h3 className="font-sans text-14 font-semibold">What the rules found</h3>
            <ul className="mt-1.5 grid list-disc gap-1 pl-5 text-15 marker:text-muted">
              {findings.map(({ rule, field, severity, text: found }) => (
                <li key={`${rule} ${field}`} className="wrap-anywhere">
                  {found} <span className="text-muted">({severity === "hold" ? "held" : "a note"})</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {images.length > 0 && (
          <ul className="flex flex-wrap gap-3">
            {images.map((image) => (
              <li key={image}>
                <img
                  src={image}
                  alt=""
                  loading="lazy"
                  className="h-32 max-w-full rounded-control object-cover"
                />
              </li>
            ))}
          </ul>
        )}
        <dl className="grid gap-x-4 gap-y-1 text-15 sm:grid-cols-[7rem_minmax(0,1fr)]">
          {facts.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-14 text-muted sm:pt-px">{label}</dt>
              <dd className="min-w-0 wrap-anywhere max-sm:mb-1.5">{value}</dd>
            </div>
          ))}
        </dl>
        {visibility === "public" && path !== "" && (
          <a href={path} target="_blank" rel="noopener" className="text-link justify-self-start">
            See it on the site<span className="sr-only"> (opens a new tab)</span>
          </a>
        )}
      </div>
    </CaseSection>
  );
}
