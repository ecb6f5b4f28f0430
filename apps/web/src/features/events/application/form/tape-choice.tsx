import type { EventDetails } from "@callboard/contracts/event";
import { type RefObject, useEffect } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useTapeUpload } from "#shared/lib/tapes/use-tape-upload.ts";
import { TapeField } from "#shared/ui/tapes/tape-field.tsx";

type TapeChoiceProps = {
  event: EventDetails;
  /** Says whether one is on its way, which the form must wait for. */
  isUnderWay: RefObject<boolean>;
};

/** The self-tape of the application. It is sent as soon as it is chosen, and the form names it once all of it is there. */
export function TapeChoice({ event, isUnderWay }: TapeChoiceProps) {
  const tape = useTapeUpload(event.id);
  const { field, fieldState } = useController({ name: "tape_id" });
  const { setValue, clearErrors } = useFormContext();
  const roleId = useWatch({ name: "role_id" });
  const role = event.roles.find(({ id }) => String(id) === String(roleId));
  const { state } = tape;
  const id = state.kind === "whole" ? state.upload.id : undefined;
  const isMoving = state.kind === "moving" || state.kind === "unfinished";
  useEffect(() => {
    isUnderWay.current = isMoving;
    setValue("tape_id", id);
    // What was wrong with another one.
    clearErrors("tape_id");
  }, [isUnderWay, isMoving, id, setValue, clearErrors]);
  return (
    <TapeField
      tape={tape}
      label="Self-tape"
      mark={role?.wants.includes("self_tape") ? "asked for" : "optional"}
      error={fieldState.error?.message}
      onField={field.ref}
    />
  );
}
