import type { SharedApplication, SharedShortlist, ShortlistMark } from "@callboard/contracts/shortlist";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { changeCached } from "#shared/lib/api/change-cached.ts";
import { trpc } from "#shared/lib/api/trpc.ts";
import { keepVisitor, useVisitor } from "./shortlist-link.ts";

const keyOf = (token: string, visitor: string | null) => ["shared shortlist", token, visitor] as const;

/** What whoever has the link sees, asked for by a mutation so that the token is in no address. Each look finds out whether the link is still good. */
export function useSharedShortlist(token: string) {
  const { client } = trpc.useUtils();
  const visitor = useVisitor(token);
  return useQuery({
    queryKey: keyOf(token, visitor),
    queryFn: () => client.sharedShortlist.open.mutate({ token, ...(visitor && { visitor }) }),
    meta: { errors: "inline" },
    ...{ retry: false, gcTime: 0, staleTime: 10_000, enabled: token !== "" },
    placeholderData: (before: SharedShortlist | undefined) => before,
  });
}

/** What a visitor does. What they see changes at once, and is asked for again where something failed. */
export function useVisiting(token: string) {
  const queries = useQueryClient();
  const visitor = useVisitor(token) ?? "";
  const key = keyOf(token, visitor || null);
  const change = (to: (application: SharedApplication) => Partial<SharedApplication>) =>
    changeCached(queries, [key], () =>
      queries.setQueryData<SharedShortlist>(
        key,
        (shown) =>
          shown && { ...shown, applications: shown.applications.map((each) => ({ ...each, ...to(each) })) },
      ),
    );
  const wantedMarks = useRef(new Map<number, ShortlistMark | null>());
  const showMark = (wanted: number) =>
    change(({ id, mark }) => ({ mark: id === wanted ? (wantedMarks.current.get(id) ?? null) : mark }));
  const onError = () => queries.invalidateQueries({ queryKey: key });
  const introduce = trpc.sharedShortlist.introduce.useMutation({
    meta: { errors: "form" },
    onSuccess: ({ visitor: given }) => keepVisitor(token, given),
  });
  const marking = trpc.sharedShortlist.mark.useMutation({
    meta: { failure: "The mark could not be saved" },
    scope: { id: "marks of a shortlist" },
    // A list that was asked for before it was saved may have come meanwhile.
    onSuccess: (_, { application_id }) => showMark(application_id),
    onError,
  });
  const commenting = trpc.sharedShortlist.comment.useMutation({
    meta: { errors: "form" },
    onSuccess: (comment, { application_id }) =>
      change(({ id, comments }) => ({
        comments: id === application_id ? [...comments, comment] : comments,
      })),
  });
  const removing = trpc.sharedShortlist.removeComment.useMutation({
    meta: { failure: "The comment could not be removed" },
    onSuccess: (_, { id }) =>
      change(({ comments }) => ({ comments: comments.filter((one) => one.id !== id) })),
    onError,
  });
  const mark = (id: number, wanted: ShortlistMark | null) => {
    wantedMarks.current.set(id, wanted);
    showMark(id);
    marking.mutate({ token, visitor, application_id: id, mark: wanted });
  };
  const comment = (id: number, body: string) =>
    commenting.mutateAsync({ token, visitor, application_id: id, body });
  const removeComment = (id: number, onSuccess: () => void) =>
    !removing.isPending && removing.mutate({ token, visitor, id }, { onSuccess });
  return { token, introduce, mark, comment, removeComment };
}

export type Visiting = ReturnType<typeof useVisiting>;
