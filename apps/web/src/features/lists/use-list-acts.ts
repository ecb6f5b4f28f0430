import { trpc } from "#shared/lib/api/trpc.ts";

/** What changes lists and who is in them. They are asked for again after each act. */
export function useListActs() {
  const { profileList } = trpc.useUtils();
  const onSettled = () => profileList.invalidate();
  return {
    create: trpc.profileList.create.useMutation({ meta: { errors: "form" }, onSettled }),
    rename: trpc.profileList.rename.useMutation({ meta: { errors: "form" }, onSettled }),
    remove: trpc.profileList.remove.useMutation({
      meta: { failure: "The list could not be deleted" },
      onSettled,
    }),
    restore: trpc.profileList.restore.useMutation({
      meta: { failure: "The list could not be brought back" },
      onSettled,
    }),
    take: trpc.profileList.take.useMutation({ meta: { failure: "They could not be removed" }, onSettled }),
    putBack: trpc.profileList.add.useMutation({
      meta: { failure: "They could not be added again" },
      onSettled,
    }),
    setNote: trpc.profileList.setNote.useMutation({ meta: { errors: "form" }, onSettled }),
  };
}

export type ListActs = ReturnType<typeof useListActs>;
