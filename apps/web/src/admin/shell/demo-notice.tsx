import { ShieldOff } from "lucide-react";
import { useViewer } from "../access/viewer-context.ts";

/** Stands above every page for the accounts of the demo. */
export function DemoNotice() {
  const { is_demo } = useViewer();
  if (!is_demo) return null;
  return (
    <aside
      aria-label="Account of the demo"
      className="flex items-start gap-2.5 bg-warning-ground px-4 py-2.5 text-14 text-warning sm:px-6 lg:px-10"
    >
      <ShieldOff aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p>
        This is an account of the demo, without a second factor. It exists only while the site runs on a
        machine of your own.
      </p>
    </aside>
  );
}
