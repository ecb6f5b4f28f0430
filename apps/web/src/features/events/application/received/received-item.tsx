import type { ReceivedApplication, ReviewApplicationInput } from "@callboard/contracts/application";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { ApplicationState } from "#shared/ui/application-state.tsx";
import { Button } from "#shared/ui/button.tsx";
import { ReceivedDetails } from "./received-details.tsx";
import { useReview } from "./received-queries.ts";

const decisions = [
  { state: "shortlisted", text: "Shortlist" },
  { state: "declined", text: "Decline" },
] as const satisfies readonly { state: ReviewApplicationInput["state"]; text: string }[];

type ReceivedItemProps = {
  application: ReceivedApplication;
  /** The page that its list starts with. */
  start: number;
};

/** One application: collapsed at first, marked as viewed when opened, then shortlisted or declined. */
export function ReceivedItem({ application, start }: ReceivedItemProps) {
  const { id, event_id, applicant, role, state, created_at } = application;
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending } = useReview(event_id, start);
  const panelId = useId();
  const handleToggle = () => {
    setIsOpen(!isOpen);
    if (!isOpen && state === "sent") mutate({ id, state: "viewed" });
  };
  return (
    <>
      <h3 className="text-16">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={handleToggle}
          className="flex min-h-14 w-full items-center gap-3 rounded-card px-4 py-2 text-left font-sans text-16 leading-snug hover:bg-sunken"
        >
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 max-sm:flex-col max-sm:items-start">
            <span className="font-semibold wrap-anywhere">{applicant.name}</span>{" "}
            <span className="text-15 font-normal text-muted wrap-anywhere">
              {role && `${role.name}, `}
              {formatDay(created_at)}
            </span>
          </span>{" "}
          <ApplicationState state={state} />
          <ChevronDown
            aria-hidden
            className={`size-5 shrink-0 text-muted transition-transform duration-120 ${isOpen ? "rotate-180" : ""}`}
          />
        </button>
      </h3>
      <div id={panelId} hidden={!isOpen} className="px-4 pt-1 pb-5">
        <ReceivedDetails application={application} />
        <div className="mt-5 flex flex-wrap gap-3">
          {decisions.map((decision) => {
            const isTaken = state === decision.state;
            return (
              <Button
                key={decision.state}
                variant={isTaken ? "primary" : "secondary"}
                size="small"
                aria-pressed={isTaken}
                aria-disabled={isPending || undefined}
                onClick={() => !isTaken && !isPending && mutate({ id, state: decision.state })}
              >
                {decision.text} <span className="sr-only">{applicant.name}</span>
              </Button>
            );
          })}
        </div>
      </div>
    </>
  );
}
