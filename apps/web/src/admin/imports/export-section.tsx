import type { ArticleExport } from "@callboard/contracts/article-export";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { Button } from "#shared/ui/button.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { FormSection } from "../kit/form-section.tsx";
import { ListState } from "../kit/list-state.tsx";
import { ExportRow } from "./export-row.tsx";

const pollMs = 1_000;
const isMade = ({ state }: ArticleExport) => state === "waiting" || state === "running";

/** All articles as an archive of Markdown: making one, and fetching those that are there. */
export function ExportSection() {
  const utils = trpc.useUtils();
  const query = trpc.articleExport.list.useQuery(
    {},
    {
      staleTime: 0,
      refetchInterval: ({ state }) => state.data?.exports.some(isMade) && pollMs,
      meta: { errors: "inline" },
    },
  );
  const { mutate, error, isPending } = trpc.articleExport.create.useMutation({
    meta: { errors: "inline" },
    onSettled: () => utils.articleExport.invalidate(),
  });
  const isBusy = isPending || query.data?.exports.some(isMade);
  return (
    <FormSection
      title="Export articles"
      text="A .zip of Markdown files with all articles, drafts too, and their images. It is deleted after a day. You are asked for a code of your authenticator app."
    >
      <div className="grid gap-4">
        <div>
          <Button variant="secondary" busyText={isBusy && "Exporting…"} onClick={() => mutate()}>
            Export articles as Markdown
          </Button>
        </div>
        <FormError
          message={error ? failureMessage(readFailure(error), "The export could not begin") : undefined}
        />
        <ListState query={query} failure="The exports could not be loaded">
          {({ exports }) =>
            exports.length > 0 && (
              <ul aria-label="Exports" className="grid gap-3">
                {exports.map((row) => (
                  <ExportRow key={row.id} archive={row} />
                ))}
              </ul>
            )
          }
        </ListState>
      </div>
    </FormSection>
  );
}
