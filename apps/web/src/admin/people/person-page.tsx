import type { Person } from "@callboard/contracts/person";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { BackLink } from "#shared/ui/back-link.tsx";
import { Button } from "#shared/ui/button.tsx";
import { type Act, ActDialog } from "../kit/act-dialog.tsx";
import { FormSection } from "../kit/form-section.tsx";
import { Instant } from "../kit/instant.tsx";
import { ListState } from "../kit/list-state.tsx";
import { PageHeader } from "../kit/page-header.tsx";
import { Account } from "./account-section.tsx";
import { PersonData } from "./data-section.tsx";
import { History } from "./history-section.tsx";
import { Postings } from "./postings-section.tsx";
import { Sessions } from "./sessions-section.tsx";
import { SuspendDialog } from "./suspend-dialog.tsx";

/** Why an account is suspended, since and until when. */
function SuspensionNotice({
  suspension: { reason, created_at, until },
}: {
  suspension: NonNullable<Person["suspension"]>;
}) {
  return (
    <section aria-label="Suspension" className="mb-8 rounded-card bg-warning-ground px-5 py-4 text-warning">
      <p className="font-semibold">
        Suspended since <Instant at={created_at} />,{" "}
        {until === null ? (
          "for good"
        ) : (
          <>
            until <Instant at={until} />
          </>
        )}
      </p>
      <p className="mt-1 text-15 whitespace-pre-wrap wrap-anywhere">{reason}</p>
    </section>
  );
}

function Page({ person }: { person: Person }) {
  const [isSuspending, setIsSuspending] = useState(false);
  const [act, setAct] = useState<Act | null>(null);
  const utils = trpc.useUtils();
  const lift = trpc.people.lift.useMutation({
    meta: { errors: "inline" },
    onSettled: () => utils.people.invalidate(),
  });
  const { id, name, username, suspension, can } = person;
  const askToLift = (suspension_id: number) =>
    setAct({
      title: `Lift the suspension of ${name}?`,
      description:
        "They can sign in again, what the suspension hid is public again, and they are told by mail.",
      confirmText: "Lift suspension",
      busyText: "Lifting…",
      doneText: `${name} is not suspended any more`,
      run: () => lift.mutateAsync({ id, suspension_id }),
    });
  return (
    <>
      <PageHeader
        title={name}
        text={username}
        actions={
          can.suspend &&
          (suspension ? (
            <Button size="small" onClick={() => askToLift(suspension.id)}>
              Lift suspension…
            </Button>
          ) : (
            <Button size="small" variant="secondary" onClick={() => setIsSuspending(true)}>
              Suspend…
            </Button>
          ))
        }
      />
      {suspension && <SuspensionNotice suspension={suspension} />}
      <div className="grid gap-8">
        <FormSection title="Account">
          <Account person={person} />
        </FormSection>
        <FormSection title="On the site" text="Hidden calls and campaigns are counted too.">
          <Postings person={person} />
        </FormSection>
        <FormSection
          title="Sessions"
          text="Where the account is signed in. One that is ended is signed out at once."
        >
          <Sessions person={person} onAsk={setAct} />
        </FormSection>
        {(can.export || can.erase) && (
          <FormSection
            title="Their data"
            text="What somebody may ask for. Make sure that it is them who asks."
          >
            <PersonData person={person} />
          </FormSection>
        )}
        <FormSection title="History" text="What the staff did with this account.">
          <History id={id} />
        </FormSection>
      </div>
      <SuspendDialog person={person} isOpen={isSuspending} onOpenChange={setIsSuspending} />
      <ActDialog act={act} onClose={() => setAct(null)} />
    </>
  );
}

/** One account: who it is, what it has left on the site, where it is signed in, and what was done with it. */
export function PersonPage() {
  const id = Number(useParams().id);
  const isId = Number.isSafeInteger(id) && id > 0;
  const query = trpc.people.get.useQuery({ id }, { enabled: isId, staleTime: 0, meta: { errors: "inline" } });
  return (
    <>
      <BackLink to="/admin/people">People</BackLink>
      {isId ? (
        <>
          {!query.data && <PageHeader title="Account" />}
          <ListState query={query} failure="This account could not be loaded">
            {(person) => <Page person={person} />}
          </ListState>
        </>
      ) : (
        <PageHeader title="No such account" text="Look for it in the list of people." />
      )}
    </>
  );
}
