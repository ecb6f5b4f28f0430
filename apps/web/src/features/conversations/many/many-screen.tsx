import { conversationLimits } from "@callboard/contracts/conversation-limits";
import { idSchema } from "@callboard/contracts/page";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { BackLink } from "#shared/ui/back-link.tsx";
import { buttonClass } from "#shared/ui/button.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { ManyForm } from "./many-form.tsx";

type Result = { sent: number[]; skipped: number[] };

/** The applications that the address names: `?to=1,2,3`. */
function idsIn(to: string | null): number[] {
  const ids = (to ?? "").split(",").flatMap((text) => idSchema.safeParse(text).data ?? []);
  return [...new Set(ids)].slice(0, conversationLimits.bulkMax);
}

const applicants = (count: number) => (count === 1 ? "1 applicant" : `${count} applicants`);

function Done({ sent, skipped }: Result) {
  return (
    <div
      role="status"
      className="grid grid-cols-1 justify-items-start gap-3 rounded-card border border-line bg-surface p-6"
    >
      <p className="text-18 font-semibold">Sent to {applicants(sent.length)}.</p>
      {skipped.length > 0 && (
        <p className="text-muted">
          {applicants(skipped.length)} could not be reached: they have withdrawn, or take no messages.
        </p>
      )}
      <Link to="/account/messages" className={buttonClass({ variant: "secondary" })}>
        See your messages
      </Link>
    </div>
  );
}

/** One message to several applicants of one's own calls. */
export function ManyScreen() {
  const [search] = useSearchParams();
  const ids = idsIn(search.get("to"));
  const [result, setResult] = useState<Result | null>(null);
  const [first] = ids;
  return (
    <div className="wrap grid max-w-4xl! grid-cols-1 gap-6 pt-6 lg:pt-8">
      <div>
        <BackLink to="/account/messages">Messages</BackLink>
        <h1 className="mt-2 text-28 sm:text-34">Write to {applicants(ids.length)}</h1>
      </div>
      {result ? (
        <Done {...result} />
      ) : first === undefined ? (
        <Empty title="Nobody is chosen" text="Choose applicants of one of your calls, then write to them." />
      ) : (
        <ManyForm ids={ids} first={first} onSent={setResult} />
      )}
    </div>
  );
}
