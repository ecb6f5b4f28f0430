import type { PublicProfile } from "@callboard/contracts/profile";
import type { Credit } from "@callboard/contracts/resume";
import {
  creditLine,
  creditsOf,
  languageLine,
  measurementWords,
  trainingLine,
} from "@callboard/contracts/resume-words";
import type { ReactNode } from "react";
import { useNow } from "#shared/lib/page/use-now.ts";
import { awayLine } from "./away-line.ts";

export type SectionLevel = "h2" | "h4";
type SectionProps = { title: string; level: SectionLevel; children: ReactNode };

function Section({ title, level: Level, children }: SectionProps) {
  return (
    <section aria-label={title}>
      <Level className="text-23 print:text-18">{title}</Level>
      {children}
    </section>
  );
}

function CreditList({ credits }: { credits: Credit[] }) {
  return (
    <ul className="mt-3 overflow-hidden rounded-card border border-line bg-surface print:mt-1 print:rounded-none print:border-0">
      {credits.map((credit, index) => (
        <li
          key={index}
          className="flex items-stretch border-line border-t first:border-t-0 print:items-baseline print:border-t-0 print:leading-[1.3]"
        >
          <p className="grid w-20 shrink-0 place-items-center border-control border-r border-dashed font-display text-20 font-heading tabular-nums sm:w-24 print:w-12 print:place-items-start print:border-0 print:text-15">
            {credit.year}
          </p>
          <div className="min-w-0 p-3 wrap-anywhere sm:px-6 print:flex print:flex-wrap print:items-baseline print:gap-x-2 print:p-0">
            <p className="font-display text-18 font-heading leading-heading print:text-15 print:leading-[1.3]">
              {credit.title}
            </p>
            <p className="mt-0.5 text-muted print:mt-0 print:text-15">{creditLine(credit)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const lineList =
  "mt-3 grid gap-1 print:mt-1 print:flex print:flex-wrap print:gap-x-4 print:gap-y-0 print:text-15";

/** What is over is of interest to nobody. */
function useAhead(away: PublicProfile["away"]) {
  const today = useNow().format("YYYY-MM-DD");
  return away.filter(({ to }) => to >= today);
}

/** The lists of the résumé, as far as there is anything in them; links stand with the others of the profile. */
export function ResumeSections({ profile, level }: { profile: PublicProfile; level: SectionLevel }) {
  const { training, skills, languages, memberships, measurements } = profile;
  const away = useAhead(profile.away);
  const credits = creditsOf(profile);
  return (
    <>
      {credits.length > 0 && (
        <Section title="Credits" level={level}>
          <CreditList credits={credits} />
        </Section>
      )}
      {training.length > 0 && (
        <Section title="Training" level={level}>
          <ul className="mt-3 grid gap-2 print:mt-1 print:gap-0 print:text-15">
            {training.map((entry) => (
              <li key={`${entry.course} ${trainingLine(entry)}`} className="wrap-anywhere">
                <span className="font-semibold">{entry.course}</span>{" "}
                <span className="text-muted">{trainingLine(entry)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {skills.length > 0 && (
        <Section title="Skills" level={level}>
          <ul className="mt-3 flex flex-wrap gap-2 print:mt-1 print:gap-x-4 print:gap-y-0 print:text-15">
            {skills.map((skill) => (
              <li
                key={skill}
                className="max-w-full rounded-full border border-line bg-surface px-3 py-1 wrap-anywhere print:border-0 print:p-0"
              >
                {skill}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {languages.length > 0 && (
        <Section title="Languages" level={level}>
          <ul className={lineList}>
            {languages.map((language) => (
              <li key={language.name} className="wrap-anywhere">
                {languageLine(language)}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {memberships.length > 0 && (
        <Section title="Unions and associations" level={level}>
          <ul className={lineList}>
            {memberships.map((name) => (
              <li key={name} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {measurements.length > 0 && (
        <Section title="Measurements" level={level}>
          <dl className={lineList}>
            {measurements.map(({ name, value }) => (
              <div key={name} className="flex flex-wrap gap-x-2 wrap-anywhere">
                <dt className="text-muted">{measurementWords[name]}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {away.length > 0 && (
        <Section title="Away" level={level}>
          <ul className={lineList}>
            {away.map((time, index) => (
              <li key={index}>{awayLine(time)}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
