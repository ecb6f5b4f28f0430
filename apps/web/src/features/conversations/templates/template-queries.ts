import { trpc } from "#shared/lib/api/trpc.ts";

/** The own templates, and changing them. */
export function useTemplates() {
  const utils = trpc.useUtils();
  const onSuccess = () => utils.messageTemplate.list.invalidate();
  return {
    query: trpc.messageTemplate.list.useQuery(undefined, { meta: { errors: "inline" } }),
    save: trpc.messageTemplate.save.useMutation({ meta: { errors: "form" }, onSuccess }),
    remove: trpc.messageTemplate.remove.useMutation({
      meta: { failure: "The template could not be deleted" },
      onSuccess,
    }),
  };
}
