import { fairRules } from "@callboard/contracts/fair-call";
import { type ScreeningRule, screeningRules } from "@callboard/contracts/screening";
import { Link } from "react-router-dom";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { PageBanner } from "#shared/ui/page-banner.tsx";

const outcome = ({ severities }: ScreeningRule): string => {
  if (!severities.includes("hold")) return "Pointed out to whoever posts it";
  return severities.includes("note") ? "Pointed out, or held for a moderator" : "Held for a moderator";
};

function Rule({ rule }: { rule: ScreeningRule }) {
  return (
    <li className="grid gap-2 border-line border-b py-6 first:pt-0 last:border-0">
      <h3 className="text-20">{rule.title}</h3>
      <p>{rule.explanation}</p>
      <p className="text-15 text-muted">{outcome(rule)}</p>
    </li>
  );
}

/** What each call is told of itself, on its page. */
function FairCalls() {
  return (
    <section aria-labelledby="fair-calls">
      <h2 id="fair-calls" className="mb-6 border-ink border-b-2 pb-3 text-23">
        What makes a call fair
      </h2>
      <p className="mb-6">
        The page of each call says which of these it meets, and why it does not meet the others. There is no
        score, and nothing of it keeps a call from the public. Whoever writes one sees the same in the form.
      </p>
      <ul>
        {fairRules.map(({ id, title, explanation }) => (
          <li key={id} className="grid gap-2 border-line border-b py-6 first:pt-0 last:border-0">
            <h3 className="text-20">{title}</h3>
            <p>{explanation}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is checked before a call or campaign is public: the rules themselves, in their own words. */
export function HowWeCheck() {
  const hasFairCalls = useCapability("calls");
  return (
    <>
      <PageBanner title="How we check">
        <p>
          Each new call and campaign is read by the rules below before it is public. They are the same for
          everybody, and the form shows what they find while you write.
        </p>
      </PageBanner>
      <div className="wrap grid max-w-4xl! grid-cols-1 gap-12 pt-8 text-16 sm:pt-12 sm:text-18">
        <section aria-labelledby="rules">
          <h2 id="rules" className="mb-6 border-ink border-b-2 pb-3 text-23">
            What is looked at
          </h2>
          <ul>
            {screeningRules.map((rule) => (
              <Rule key={rule.id} rule={rule} />
            ))}
          </ul>
        </section>
        {hasFairCalls && <FairCalls />}
        <section aria-labelledby="then" className="grid gap-3">
          <h2 id="then" className="mb-3 border-ink border-b-2 pb-3 text-23">
            What happens then
          </h2>
          <p>
            What no rule holds is public at once. What one holds is seen by its poster alone, with the reason,
            until a moderator has read it: under My auditions in your account it says so.
          </p>
          <p>
            Comments wait too where a new account writes one with a link, or where one has a word that the
            moderators want to read first.
          </p>
          <p>
            Rules can be wrong, and people who mean harm learn to write around them. If something on the board
            looks wrong to you, report it, or tell us.
          </p>
          <Link to="/contact" className="text-link justify-self-start font-semibold">
            Write to us
          </Link>
        </section>
      </div>
    </>
  );
}
