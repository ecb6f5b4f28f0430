import type { StaffAction, StaffViewer } from "@callboard/contracts/staff";
import { createContext, useContext } from "react";

export const ViewerContext = createContext<StaffViewer | null>(null);

/** Whoever works in the back office. */
export function useViewer(): StaffViewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error("A part of the back office is rendered outside of it");
  return viewer;
}

/** True where the viewer's role allows it. */
export function useMay(action: StaffAction): boolean {
  return useViewer().can[action];
}
