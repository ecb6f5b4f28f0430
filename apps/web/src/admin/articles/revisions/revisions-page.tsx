import { useParams, useSearchParams } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useChangeSearch } from "#shared/lib/page/use-change-search.ts";
import { BackLink } from "#shared/ui/back-link.tsx";
import { EmptyList, ListState } from "../../kit/list-state.tsx";
import { LoadMore } from "../../kit/load-more.tsx";
import { PageHeader } from "../../kit/page-header.tsx";
import { untitled } from "../state-words.ts";
import { RevisionList } from "./revision-list.tsx";
import { RevisionView } from "./revision-view.tsx";

const failure = "The revisions could not be loaded";

function Revisions({ id }: { id: number }) {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const query = trpc.article.revisions.useInfiniteQuery(
    { id },
    {
      getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
      staleTime: 0,
      meta: { errors: "inline" },
    },
  );
  const revisions = query.data?.pages.flatMap((page) => page.revisions) ?? [];
  const asked = Number(search.get("revision"));
  const chosen = revisions.some((one) => one.id === asked) ? asked : revisions[0]?.id;
  return (
    <ListState query={query} failure={failure}>
      {() =>
        revisions.length === 0 ? (
          <EmptyList title="No revisions yet" text="Each save, and each publication, is kept here." />
        ) : (
          <div className="grid grid-cols-1 gap-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
            <div>
              <RevisionList
                revisions={revisions}
                chosen={chosen}
                onChoose={(next) => changeSearch((params) => params.set("revision", String(next)))}
              />
              <LoadMore query={query} failure={failure} />
            </div>
            {chosen !== undefined && <RevisionView key={chosen} id={id} revisionId={chosen} />}
          </div>
        )
      }
    </ListState>
  );
}

/** What an article was at each save: what differs from now, and the way back. */
export function RevisionsPage() {
  const { id: written = "" } = useParams();
  const id = /^[1-9]\d{0,14}$/.test(written) ? Number(written) : 0;
  const { data } = trpc.article.open.useQuery(
    { id },
    { enabled: id > 0, gcTime: 0, meta: { errors: "inline" } },
  );
  return (
    <>
      <div className="mb-2">
        <BackLink to={`/admin/articles/${written}`}>Back to the article</BackLink>
      </div>
      <PageHeader
        title="Revisions"
        text={data ? data.article.fields.title || untitled : "What the article was at each save."}
      />
      {id > 0 ? <Revisions id={id} /> : <EmptyList title="There is no article at this address" />}
    </>
  );
}
