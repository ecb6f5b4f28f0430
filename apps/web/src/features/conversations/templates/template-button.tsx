import { NotebookText } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "#shared/ui/icon-button.tsx";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";

const TemplateDialog = lazy(async () => ({
  default: (await import("./template-dialog.tsx")).TemplateDialog,
}));

/** Opens the own templates; `onChoose` gets the words of the chosen one. */
export function TemplateButton({ text, onChoose }: { text: string; onChoose: (body: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const handleChoose = (body: string) => {
    onChoose(body);
    setIsOpen(false);
  };
  return (
    <>
      <IconButton
        label="Templates"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="-ml-1.5"
      >
        <NotebookText aria-hidden className="size-5" />
      </IconButton>
      {isOpen && (
        <ErrorBoundary>
          <Suspense>
            <TemplateDialog text={text} onChoose={handleChoose} onClose={() => setIsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
