import type { EventDetails } from "@callboard/contracts/event";
import type { ReactNode } from "react";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { formatEuro } from "#shared/lib/text/money.ts";
import { NeedsScript } from "#shared/ui/form/needs-script.tsx";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { CampaignProgress } from "../card/campaign-progress.tsx";
import { ActionBar } from "../detail/action-bar.tsx";
import { ContactLink, isReachable } from "../detail/contact-link.tsx";
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

/** How far the campaign is, beside the button at the bottom of a phone's screen. */
function Totals({ event: { raised_so_far, price } }: { event: EventDetails }) {
  if (raised_so_far === null || price === null) return null;
  return (
    <>
      <span className="block text-16 font-semibold text-ink tabular-nums">{formatEuro(raised_so_far)}</span>
      of {formatEuro(price)}
    </>
  );
}

type CampaignBodyProps = {
  event: EventDetails;
  /** Contribute, or why it is not there. */
  panel: ReactNode;
  /** Contribute at the bottom of a phone's screen. */
  phoneButton: ReactNode;
  children?: ReactNode;
};

function CampaignBody({ event, panel, phoneButton, children }: CampaignBodyProps) {
  return (
    <DetailBody
      event={event}
      hero={
        <DetailHero event={event} back={back} kindWord="Crowdfunding">
          <div className="w-full max-w-lg py-2 empty:hidden">
            <CampaignProgress event={event} size="page" />
          </div>
          {panel}
        </DetailHero>
      }
      bar={phoneButton && <ActionBar label={<Totals event={event} />}>{phoneButton}</ActionBar>}
    >
      {children}
    </DetailBody>
  );
}

function CampaignWithPledges(props: { event: EventDetails }) {
  const event = useWithTotals(props.event);
  const { isOwn, dialog } = useContributing(event.id);
  const button = (className?: string) => (
    <DialogButton load={loadContributeDialog} onOpen={dialog.open} {...(className && { className })}>
      Contribute
    </DialogButton>
  );
  return (
    <CampaignBody
      event={event}
      panel={
        isOwn ? (
          <p className="text-muted">This is your campaign: others can pledge to it.</p>
        ) : (
          <>
            {/* Phones have the same button at the bottom of the screen. */}
            {button("max-sm:hidden")}
            <NeedsScript>Contributing needs JavaScript, which is off or did not arrive.</NeedsScript>
          </>
        )
      }
      phoneButton={!isOwn && button()}
    >
      <MyPledges event={event} />
      <ErrorBoundary>
        <LedgerSection event={event} />
      </ErrorBoundary>
      <ContributeDialogHost event={event} dialog={dialog} />
    </CampaignBody>
  );
}

/** A campaign that its contact takes contributions for. */
function CampaignWithContact({ event }: { event: EventDetails }) {
  const canContribute = isReachable(event);
  return (
    <CampaignBody
      event={event}
      panel={canContribute && <ContactLink className="max-sm:hidden">Contribute</ContactLink>}
      phoneButton={canContribute && <ContactLink>Contribute</ContactLink>}
    />
  );
}

/** The page of one campaign. */
export function CampaignScreen({ id }: { id: string | undefined }) {
  const CampaignPage = useCapability("pledges") ? CampaignWithPledges : CampaignWithContact;
  return (
    <DetailScreen kind="crowdfunding" id={id}>
      {(event) => <CampaignPage key={event.id} event={event} />}
    </DetailScreen>
  );
}
