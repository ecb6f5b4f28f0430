import { useParams } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { ListState } from "../../kit/list-state.tsx";
import { PageHeader } from "../../kit/page-header.tsx";
import { ArticleEditor } from "./article-editor.tsx";
import { EditorSkeleton } from "./editor-skeleton.tsx";

/** The editor of the article that the address names. */
export function EditorPage() {
  const { id: written = "" } = useParams();
  const id = /^[1-9]\d{0,14}$/.test(written) ? Number(written) : 0;
  // What is open must not change by itself, and must be what is stored now, not what another page asked for before.
  const asked = trpc.article.open.useQuery(
    { id },
    {
      ...{ enabled: id > 0, gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnMount: "always" },
      meta: { errors: "inline" },
    },
  );
  const query = asked.isFetchedAfterMount ? asked : { ...asked, data: undefined, error: null };
  if (id === 0) return <PageHeader title="Article not found" text="There is no article at this address." />;
  return (
    <>
      {!query.data && <PageHeader title="Article" />}
      <ListState query={query} failure="The article could not be loaded" skeleton={<EditorSkeleton />}>
        {({ article, editors }) => <ArticleEditor key={id} opened={article} editors={editors} />}
      </ListState>
    </>
  );
}
