import { useEffect, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import type { StoragePlace } from "../page/browser-storage.ts";
import { readDraft, writeDraft } from "./drafts.ts";

type DraftedForm<Values extends FieldValues> = Pick<UseFormReturn<Values>, "setValue" | "subscribe">;
type DraftOptions<Values> = { place?: StoragePlace; without?: readonly (keyof Values & string)[] };

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

/**
 * Keeps what is typed into a form, but for files and the fields of `without` (passwords), over reload and sign-in.
 * `key` names the draft; null keeps none (yet). `clear` forgets it, once it was sent. `isRestored` is true from the
 * moment on when an earlier draft is back in the form.
 */
export function useDraft<Values extends FieldValues>(
  key: string | null,
  { setValue, subscribe }: DraftedForm<Values>,
  { place = "tab", without = [] }: DraftOptions<Values> = {},
): { clear: () => void; isRestored: boolean } {
  const [restored, setRestored] = useState<string | null>(null);
  // A list that is written in place must not start the effect anew.
  const leftOut = without.join();

  useEffect(() => {
    if (key === null) return;
    const isTyped = ([name, value]: [string, unknown]) =>
      !leftOut.split(",").includes(name) && !(value instanceof File);
    const draft = readDraft<Record<string, unknown>>(key, place) ?? {};
    for (const [name, value] of Object.entries(draft).filter(isTyped)) {
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
    }
    setRestored(key);
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        // Nothing is an answer too, where something stood at first.
        const filled = Object.entries(values).filter(
          ([name, value]) => isTyped([name, value]) && !(isEmpty(value) && isEmpty(defaultValues?.[name])),
        );
        writeDraft(key, place, filled.length > 0 ? Object.fromEntries(filled) : null);
      },
    });
  }, [key, place, leftOut, setValue, subscribe]);

  const clear = () => {
    if (key !== null) writeDraft(key, place, null);
  };
  return { clear, isRestored: key !== null && restored === key };
}
