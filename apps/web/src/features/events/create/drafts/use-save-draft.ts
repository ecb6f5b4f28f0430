import type { CallDraft } from "@callboard/contracts/call-draft";
import { useMutation } from "@tanstack/react-query";
import { useFormContext } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useUpload } from "#shared/lib/forms/use-upload.ts";
import { askToSignIn } from "#shared/lib/session/sign-in-request.ts";
import { draftFieldsOf } from "./draft-fields.ts";

type Place = Pick<CallDraft, "id" | "version">;

const photoNames = ["banner_photo", "description_photo"] as const;

/** Saves what the form around it holds as a draft; null where a visitor does not sign in. */
export function useSaveDraft(place?: Place) {
  const { getValues } = useFormContext();
  const utils = trpc.useUtils();
  const { begin } = useUpload();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (form: FormData) => utils.client.ownCall.saveDraft.mutate(form, begin()),
    meta: { failure: "The draft could not be saved" },
    onSuccess: () => utils.ownCall.drafts.invalidate(),
  });
  const save = async (): Promise<CallDraft | null> => {
    if (!(await askToSignIn())) return null;
    const values = getValues();
    const form = new FormData();
    form.append("fields", JSON.stringify(draftFieldsOf(values)));
    if (place) {
      form.append("id", String(place.id));
      form.append("version", String(place.version));
    } else if (values.team_id) form.append("team_id", String(values.team_id));
    for (const name of photoNames) if (values[name] instanceof File) form.append(name, values[name]);
    return mutateAsync(form).catch(() => null);
  };
  return { save, isSaving: isPending };
}
