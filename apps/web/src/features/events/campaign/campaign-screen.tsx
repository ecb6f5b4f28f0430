import type { EventDetails } from "@callboard/contracts/event";
import { formatEuro } from "#shared/lib/text/money.ts";
import { NeedsScript } from "#shared/ui/form/needs-script.tsx";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { CampaignProgress } from "../card/campaign-progress.tsx";
import { ActionBar } from "../detail/action-bar.tsx";
import { DetailBody } from "../detail/detail-body.tsx";
import { DetailHero } from "../detail/detail-hero.tsx";
import { DetailScreen } from "../detail/detail-screen.tsx";
import { DialogButton } from "../detail/dialog-button.tsx";
import { useWithTotals } from "./campaign-queries.ts";
import { ContributeDialogHost, loadContributeDialog } from "./contribute/contribute-dialog-host.tsx";
import { useContributing } from "./contribute/use-contributing.ts";
import { LedgerSection } from "./ledger/ledger-section.tsx";
import { MyPledges } from "./my-pledges.tsx";

const back = { to: "/crowdfunding", text: "All crowdfunding requests" };

/** Contribute at the bottom of a phone's screen. */
function ContributeBar({ event, onOpen }: { event: EventDetails; onOpen: () => void }) {
  return (
    <ActionBar
      label={
        event.raised_so_far !== null &&
        event.price !== null && (
          <>
            <span className="block text-16 font-semibold text-ink tabular-nums">
              {formatEuro(event.raised_so_far)}
            </span>
            of {formatEuro(event.price)}
          </>
        )
      }
    >
      <DialogButton load={loadContributeDialog} onOpen={onOpen}>
        Contribute
      </DialogButton>
    </ActionBar>
  );
}

function CampaignPage(props: { event: EventDetails }) {
  const event = useWithTotals(props.event);
  const { isOwn, dialog } = useContributing(event.id);
  return (
    <DetailBody
      event={event}
      hero={
        <DetailHero event={event} back={back} kindWord="Crowdfunding">
          <div className="w-full max-w-lg py-2">
            <CampaignProgress event={event} size="page" />
          </div>
          {isOwn ? (
            <p className="text-muted">This is your campaign: others can pledge to it.</p>
          ) : (
            <>
              {/* Phones have the same button at the bottom of the screen. */}
              <DialogButton load={loadContributeDialog} onOpen={dialog.open} className="max-sm:hidden">
                Contribute
              </DialogButton>
              <NeedsScript>Contributing needs JavaScript, which is off or did not arrive.</NeedsScript>
            </>
          )}
        </DetailHero>
      }
      bar={isOwn ? null : <ContributeBar event={event} onOpen={dialog.open} />}
    >
      <MyPledges event={event} />
      <ErrorBoundary>
        <LedgerSection event={event} />
      </ErrorBoundary>
      <ContributeDialogHost event={event} dialog={dialog} />
    </DetailBody>
  );
}

/** The page of one campaign. */
export function CampaignScreen({ id }: { id: string | undefined }) {
  return (
    <DetailScreen kind="crowdfunding" id={id}>
      {(event) => <CampaignPage key={event.id} event={event} />}
    </DetailScreen>
  );
}
