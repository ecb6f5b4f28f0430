import { trpc } from "#shared/lib/api/trpc.ts";
import { FormSection } from "../kit/form-section.tsx";
import { EmptyList, ListState } from "../kit/list-state.tsx";
import { LoadMore } from "../kit/load-more.tsx";
import { PageHeader } from "../kit/page-header.tsx";
import { ExportSection } from "./export-section.tsx";
import { ImportTable } from "./import-table.tsx";
import { isUnderWay } from "./import-words.ts";
import { UploadForm } from "./upload-form.tsx";

const failure = "The imports could not be loaded";
const pollMs = 3_000;

function EarlierImports() {
  const query = trpc.articleImport.list.useInfiniteQuery(
    {},
    {
      getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ imports }) => imports.some((row) => isUnderWay(row.state))) && pollMs,
      meta: { errors: "inline" },
    },
  );
  const imports = query.data?.pages.flatMap((page) => page.imports) ?? [];
  return (
    <section aria-labelledby="earlier-imports" className="grid gap-4">
      <h2 id="earlier-imports" className="text-20">
        Imports
      </h2>
      <ListState query={query} failure={failure}>
        {() =>
          imports.length === 0 ? (
            <EmptyList title="Nothing was imported yet" text="What is begun above stands here." />
          ) : (
            <ImportTable imports={imports} />
          )
        }
      </ListState>
      <LoadMore query={query} failure={failure} />
    </section>
  );
}

/** A new import, an export, and those that were. */
export function ImportsPage() {
  return (
    <>
      <PageHeader
        title="Import and export"
        text="Bring the articles of another site here, or take all of this one's with you."
      />
      <div className="grid grid-cols-1 gap-10">
        <FormSection
          title="Import articles"
          text="The file is checked first: you see what becomes of each post before anything is written."
        >
          <UploadForm />
        </FormSection>
        <ExportSection />
        <EarlierImports />
      </div>
    </>
  );
}
