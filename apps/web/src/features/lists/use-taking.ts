import type { ListEntry } from "@callboard/contracts/profile-list";
import { useState } from "react";
import type { ListActs } from "./use-list-acts.ts";

type Taken = { profile_id: number; name: string; note: string };

/**
 * Takes people out of a list, the last one with Undo, which brings the note back too. Nobody who is not public any more comes back: then
 * `onGone` is called.
 */
export function useTaking(id: number, { take, putBack, setNote }: ListActs, onGone: () => void) {
  const [removed, setRemoved] = useState<Taken | null>(null);
  const takeOut = ({ profile_id, profile, note }: ListEntry) => {
    const onSuccess = () => {
      setRemoved(profile && { profile_id, name: profile.name, note });
      if (!profile) onGone();
    };
    take.mutate({ id, profile_id }, { onSuccess });
  };
  const undo = async (onDone: () => void) => {
    if (!removed) return;
    const { profile_id, note } = removed;
    try {
      await putBack.mutateAsync({ id, profile_id });
      if (note) await setNote.mutateAsync({ id, profile_id, note });
      setRemoved(null);
      onDone();
    } catch {
      // The handler of failures has said so; Undo stays.
    }
  };
  const isPending = putBack.isPending || setNote.isPending;
  return { removed, isPending, take: takeOut, undo: (onDone: () => void) => void undo(onDone) };
}
