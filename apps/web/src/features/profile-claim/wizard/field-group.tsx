import { Eye, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useCapability } from "#shared/lib/page/page-context.ts";

const groups = {
  public: {
    legend: "On your public profile",
    note: "Everybody can read these in the directory.",
    Icon: Eye,
    plain: "Your work",
  },
  private: {
    legend: "Private",
    note: "Only you see these. They stay off your public profile.",
    Icon: Lock,
    plain: "Your details",
  },
} as const;

type FieldGroupProps = { visibility: keyof typeof groups; children: ReactNode };

/** Fields with the same visibility, and who sees them; that is not said of profiles that are shown elsewhere. */
export function FieldGroup({ visibility, children }: FieldGroupProps) {
  const { legend, note, Icon, plain } = groups[visibility];
  const isShownHere = useCapability("profiles");
  return (
    <fieldset className="min-w-0">
      <legend className="flex items-center gap-2.5 font-display text-20 font-heading leading-heading">
        {isShownHere && <Icon aria-hidden className="size-5 shrink-0 text-muted" />}
        {isShownHere ? legend : plain}
      </legend>
      {isShownHere && <p className="mt-1 text-15 text-muted">{note}</p>}
      <div className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
