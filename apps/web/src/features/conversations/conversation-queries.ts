import type { ConversationMessage } from "@callboard/contracts/conversation";
import { conversationLimits } from "@callboard/contracts/conversation-limits";
import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { useEffect, useRef } from "react";
import { changeCached } from "#shared/lib/api/change-cached.ts";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useListPages } from "#shared/lib/lists/use-list-pages.ts";
import { forgetMessageKey, messageKey } from "./message-key.ts";

/** How often an open conversation, and an open inbox, look for what is new where no stream told of it. In ms. */
const lookEvery = 60_000;

const inputOf = (unread: boolean, page: number) => ({
  ...(unread && { unread }),
  ...{ limit: conversationLimits.list, page },
});

/** The own conversations, those with the newest message first; the URL holds the last page shown. */
export function useInbox(isUnread: boolean) {
  const utils = trpc.useUtils();
  const cachedFrom = (page: number) => utils.conversation.list.getInfiniteData(inputOf(isUnread, page));
  const place = useListPages("page", cachedFrom);
  const query = trpc.conversation.list.useInfiniteQuery(inputOf(isUnread, place.start), {
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
    refetchInterval: lookEvery,
    meta: { errors: "inline" },
  });
  return { query, place };
}

/** A conversation, with more of its older messages by `fetchNextPage`. It looks for new ones as long as it is shown. */
export function useConversation(application_id: number) {
  return trpc.conversation.get.useInfiniteQuery(
    { application_id },
    {
      getNextPageParam: ({ pagination }) => pagination.nextCursor,
      refetchInterval: lookEvery,
      refetchOnMount: "always",
      meta: { errors: "inline" },
    },
  );
}

/** Marks the newest message as read once it is shown. */
export function useReadMark(application_id: number, newestId: number, readId: number): void {
  const utils = trpc.useUtils();
  const marked = useRef(0);
  const { mutate } = trpc.conversation.markRead.useMutation({
    meta: { errors: "inline" },
    onSuccess: () => {
      void utils.conversation.list.invalidate();
      void utils.conversation.unread.invalidate();
    },
  });
  useEffect(() => {
    if (newestId <= readId || newestId <= marked.current) return;
    marked.current = newestId;
    mutate({ application_id, message_id: newestId });
  }, [application_id, newestId, readId, mutate]);
}

/** Sends a message under one key until it is sent, and shows it at once. */
export function useSend(application_id: number) {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const put = (message: ConversationMessage) =>
    changeCached(client, [getQueryKey(trpc.conversation.get, { application_id }, "infinite")], () =>
      utils.conversation.get.setInfiniteData({ application_id }, (data) => {
        const [first, ...rest] = data?.pages ?? [];
        if (!data || !first || first.messages.some(({ id }) => id === message.id)) return data;
        return { ...data, pages: [{ ...first, messages: [message, ...first.messages] }, ...rest] };
      }),
    );
  const { mutateAsync, isPending } = trpc.conversation.send.useMutation({
    meta: { errors: "inline" },
    onSuccess: (message) => {
      forgetMessageKey(application_id);
      put(message);
      void utils.conversation.list.invalidate();
    },
    // It may have become impossible meanwhile: the conversation says why.
    onError: () => void utils.conversation.get.invalidate({ application_id }),
  });
  const send = (body: string, file_ids: number[]) => {
    const idempotency_key = messageKey(application_id, JSON.stringify([body, file_ids]));
    return mutateAsync({ application_id, body, file_ids, idempotency_key });
  };
  return { send, isSending: isPending };
}

/** Takes no more messages from the other one, or takes them again. */
export function useBlock() {
  const utils = trpc.useUtils();
  return trpc.conversation.block.useMutation({
    meta: { failure: "That could not be changed" },
    onSuccess: () => utils.conversation.get.invalidate(),
  });
}
