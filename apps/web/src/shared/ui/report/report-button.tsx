import type { SubjectKind } from "@callboard/contracts/moderation";
import { Flag } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { ErrorBoundary } from "../state/error-boundary.tsx";

const load = () => import("./report-dialog.tsx");
const ReportDialog = lazy(() => load().then(({ ReportDialog }) => ({ default: ReportDialog })));

type ReportButtonProps = {
  kind: SubjectKind;
  id: number;
  /** What is reported, in running text. */
  what: string;
  className: string;
};

/** Reports what is on the page, where the upstream takes reports. The form comes with the first press. */
export function ReportButton({ kind, id, what, className }: ReportButtonProps) {
  const isOffered = useCapability("moderation");
  const [isOpen, setIsOpen] = useState(false);
  if (!isOffered) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Report ${what}`}
        onClick={() => setIsOpen(true)}
        className={className}
      >
        <Flag aria-hidden className="size-4" />
        Report
      </button>
      {isOpen && (
        <ErrorBoundary>
          <Suspense>
            <ReportDialog {...{ kind, id, what }} onClose={() => setIsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
