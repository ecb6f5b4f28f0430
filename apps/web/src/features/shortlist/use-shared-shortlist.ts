import type { SharedApplication, SharedShortlist, ShortlistMark } from "@callboard/contracts/shortlist";
import { useQuery, useQueryClient } from "@tanstack/react-query";
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
  const change = (id: number, to: (application: SharedApplication) => Partial<SharedApplication>) =>
    queries.setQueryData<SharedShortlist>(key, (shown) =>
      shown
        ? {
            ...shown,
            applications: shown.applications.map((each) =>
              each.id === id ? { ...each, ...to(each) } : each,
            ),
          }
        : shown,
    );
  const onError = () => queries.invalidateQueries({ queryKey: key });
  const introduce = trpc.sharedShortlist.introduce.useMutation({
    meta: { errors: "form" },
    onSuccess: ({ visitor: given }) => keepVisitor(token, given),
  });
  const marking = trpc.sharedShortlist.mark.useMutation({
    meta: { failure: "The mark could not be saved" },
    scope: { id: "marks of a shortlist" },
    onError,
  });
  const commenting = trpc.sharedShortlist.comment.useMutation({
    meta: { errors: "form" },
    onSuccess: (comment, { application_id }) =>
      change(application_id, ({ comments }) => ({ comments: [...comments, comment] })),
  });
  const removing = trpc.sharedShortlist.removeComment.useMutation({
    meta: { failure: "The comment could not be removed" },
    onSuccess: (_, { id }) => {
      for (const { id: application } of queries.getQueryData<SharedShortlist>(key)?.applications ?? [])
        change(application, ({ comments }) => ({ comments: comments.filter((one) => one.id !== id) }));
    },
    onError,
  });
  const mark = (id: number, wanted: ShortlistMark | null) => {
    change(id, () => ({ mark: wanted }));
    marking.mutate({ token, visitor, application_id: id, mark: wanted });
  };
  const comment = (id: number, body: string) =>
    commenting.mutateAsync({ token, visitor, application_id: id, body });
  const removeComment = (id: number, onSuccess: () => void) =>
    !removing.isPending && removing.mutate({ token, visitor, id }, { onSuccess });
  return { token, introduce, mark, comment, removeComment };
}

export type Visiting = ReturnType<typeof useVisiting>;
