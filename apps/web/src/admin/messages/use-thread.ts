import type { ContactMessage } from "@callboard/contracts/contact-inbox";
import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";

/**
 * The changes of a message. Each answers with the message as it is then, which the page shows at once; where somebody was faster, the
 * page shows what they made of it.
 */
export function useThread({ id }: Pick<ContactMessage, "id">) {
  const utils = trpc.useUtils();
  const options = {
    meta: { errors: "inline" },
    onSuccess: (message: ContactMessage) => {
      utils.contactInbox.get.setData({ id }, message);
      void utils.contactInbox.list.invalidate();
    },
    onError: (error: unknown) => {
      if (readFailure(error).code === "conflict") void utils.contactInbox.get.invalidate({ id });
    },
  } as const;
  return {
    answer: trpc.contactInbox.answer.useMutation(options),
    assign: trpc.contactInbox.assign.useMutation(options),
    changeState: trpc.contactInbox.changeState.useMutation(options),
  };
}
