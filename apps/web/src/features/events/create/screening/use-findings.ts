import type { EventKind } from "@callboard/contracts/event";
import type { Finding } from "@callboard/contracts/finding";
import { screenEvent } from "@callboard/contracts/screening";
import { useMemo } from "react";
import type { Written } from "./use-written.ts";

/** What the rules of the screening find in the form as it stands: the same rules that the API asks when it is posted. */
export function useFindings(kind: EventKind, written: Written | null): Finding[] {
  return useMemo(() => (written ? screenEvent({ ...written, kind }) : []), [written, kind]);
}
