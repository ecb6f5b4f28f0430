import type { Conversation } from "@callboard/contracts/conversation";
import { ArrowLeft, Ban } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { Button } from "#shared/ui/button.tsx";
import { ConfirmDialog } from "#shared/ui/overlay/confirm-dialog.tsx";
import { useBlock } from "../conversation-queries.ts";
import { PersonMark } from "../person-mark.tsx";

function BlockButton({ conversation }: { conversation: Conversation }) {
  const { application_id, other } = conversation;
  const [isAsking, setIsAsking] = useState(false);
  const block = useBlock();
  const handleConfirm = () =>
    block.mutate({ application_id, is_blocked: true }, { onSettled: () => setIsAsking(false) });
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onClick={() => setIsAsking(true)}
        aria-label={`Block ${other.name}`}
        className="shrink-0 text-muted"
      >
        <Ban aria-hidden className="size-4" />
        <span className="max-sm:hidden">Block</span>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`Block ${other.name}?`}
        description="Neither of you can write to the other any more, in any conversation. They are told so only when they try. You can unblock them here."
        confirmText="Block"
        isBusy={block.isPending}
        onConfirm={handleConfirm}
      />
    </>
  );
}

/** Who is on the other side, and which call it is about. */
export function ThreadHead({ conversation, isPage }: { conversation: Conversation; isPage: boolean }) {
  const { other, event, role, can, team_name } = conversation;
  const Title = isPage ? "h1" : "h3";
  return (
    <header className="flex min-w-0 items-center gap-3 border-line border-b px-3 py-2.5 sm:px-4">
      {isPage && (
        <Link
          to="/account/messages"
          aria-label="All messages"
          className="-mr-1 -ml-1 grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken lg:hidden"
        >
          <ArrowLeft aria-hidden className="size-5" />
        </Link>
      )}
      <PersonMark name={other.name} />
      <div className="grid min-w-0 flex-1 grid-cols-1">
        <Title className="truncate text-18 leading-snug">{other.name}</Title>
        <p className="flex min-w-0 gap-1 text-14 text-muted">
          <span className="shrink-0">{role === "poster" ? "Applied for" : "About"}</span>{" "}
          <Link to={`/event/${event.id}`} className="min-w-0 truncate text-link">
            {event.title}
          </Link>
        </p>
        {team_name && <p className="truncate text-14 text-muted">You write for {team_name}</p>}
      </div>
      {can.block && <BlockButton conversation={conversation} />}
    </header>
  );
}
