import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { SaveTemplate } from "./save-template.tsx";
import { TemplateList } from "./template-list.tsx";
import { useTemplates } from "./template-queries.ts";

type TemplateDialogProps = {
  /** What is written now, which can be kept. */
  text: string;
  onChoose: (body: string) => void;
  onClose: () => void;
};

/** The own templates: one is chosen, or what is written becomes one. */
export function TemplateDialog({ text, onChoose, onClose }: TemplateDialogProps) {
  const { query } = useTemplates();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Templates"
      description="{name}, {call} and {role} become those of whoever it goes to."
    >
      <div className="grid grid-cols-1 gap-4">
        {query.data && <TemplateList templates={query.data} onChoose={onChoose} />}
        {query.isPending && (
          <Loading text="Loading your templates...">
            <Skeleton className="h-16 w-full" />
          </Loading>
        )}
        {query.error && !query.data && (
          <ErrorState
            message={failureMessage(readFailure(query.error), "Your templates could not be loaded")}
            onRetry={() => void query.refetch()}
          />
        )}
        {text.trim() && <SaveTemplate body={text.trim()} />}
      </div>
    </Dialog>
  );
}
