import type { Conversation, ConversationLock } from "@callboard/contracts/conversation";
import { Button } from "#shared/ui/button.tsx";
import { useBlock } from "../conversation-queries.ts";

const texts: Record<ConversationLock, (name: string) => string> = {
  call_hidden: () =>
    "This call is not public at present, so nobody can write about it. What was written stays here.",
  blocking: (name) => `You have blocked ${name}. Neither of you can write to the other.`,
  blocked: (name) => `You can no longer write to ${name} here.`,
};

/** Stands where the form would be, and says why there is none. */
export function ThreadLock({ conversation, lock }: { conversation: Conversation; lock: ConversationLock }) {
  const { application_id, other } = conversation;
  const unblock = useBlock();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-line border-t bg-sunken px-4 py-4">
      <p className="min-w-0 flex-1 basis-60">{texts[lock](other.name)}</p>
      {lock === "blocking" && (
        <Button
          variant="secondary"
          size="small"
          busyText={unblock.isPending && "Unblocking..."}
          onClick={() => unblock.mutate({ application_id, is_blocked: false })}
        >
          Unblock
        </Button>
      )}
    </div>
  );
}
