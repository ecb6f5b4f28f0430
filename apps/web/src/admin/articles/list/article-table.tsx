import type { ArticleSummary } from "@callboard/contracts/article";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { type Act, ActDialog } from "../../kit/act-dialog.tsx";
import { type Column, DataTable } from "../../kit/data-table.tsx";
import { Instant } from "../../kit/instant.tsx";
import { RowMenu } from "../../kit/row-menu.tsx";
import { StatusChip } from "../../kit/status-chip.tsx";
import { stateWords, untitled } from "../state-words.ts";
import { useArticleActs } from "./use-article-acts.ts";

function State({ article: { state, has_changes, scheduled_at } }: { article: ArticleSummary }) {
  const { text, tone } = stateWords[state];
  return (
    <div className="grid justify-items-start gap-1">
      <StatusChip tone={tone}>{text}</StatusChip>
      {state === "scheduled" && scheduled_at && <Instant at={scheduled_at} className="text-13 text-muted" />}
      {state === "published" && has_changes && (
        <span className="text-13 text-muted">Changes not published</span>
      )}
    </div>
  );
}

/** A long name must not widen the table. */
const wrapped = "md:min-w-28 md:wrap-anywhere";
const none = <span className="text-muted">None</span>;

const columns: Column<ArticleSummary>[] = [
  {
    header: "Article",
    isTitle: true,
    cell: ({ id, title, slug, is_featured }) => (
      <div>
        <Link to={`/admin/articles/${id}`} className="font-semibold hover:underline">
          {title || untitled}
        </Link>
        <p className="text-13 text-muted">
          {slug ? `/blog/${slug}` : "No address yet"}
          {is_featured && " · Featured"}
        </p>
      </div>
    ),
  },
  { header: "State", className: "md:whitespace-nowrap", cell: (article) => <State article={article} /> },
  { header: "Author", className: wrapped, cell: ({ author }) => author ?? none },
  { header: "Category", className: wrapped, cell: ({ category_name }) => category_name ?? none },
  {
    header: "Last changed",
    className: wrapped,
    cell: ({ updated_at, updated_by }) => (
      <>
        <Instant at={updated_at} className="md:whitespace-nowrap" />
        <span className="block text-13 text-muted">{updated_by}</span>
      </>
    ),
  },
];

/** The first row that came with Load more gets the focus. */
function useFocusOnNew(frame: RefObject<HTMLElement | null>, articles: readonly ArticleSummary[]): void {
  const before = useRef({ count: articles.length, first: articles[0]?.id });
  useEffect(() => {
    const { count, first } = before.current;
    if (articles.length > count && articles[0]?.id === first) {
      frame.current?.querySelectorAll<HTMLElement>("tbody a")[count]?.focus({ preventScroll: true });
    }
    before.current = { count: articles.length, first: articles[0]?.id };
  }, [frame, articles]);
}

export function ArticleTable({ articles }: { articles: readonly ArticleSummary[] }) {
  const frame = useRef<HTMLDivElement>(null);
  useFocusOnNew(frame, articles);
  const [act, setAct] = useState<Act | null>(null);
  const actsOf = useArticleActs({ onAsk: setAct });
  const actions: Column<ArticleSummary> = {
    header: "Acts",
    isActions: true,
    cell: (article) => <RowMenu label={`Acts for ${article.title || untitled}`} acts={actsOf(article)} />,
  };
  return (
    <div ref={frame}>
      <DataTable caption="Articles" columns={[...columns, actions]} rows={articles} keyOf={({ id }) => id} />
      <ActDialog act={act} onClose={() => setAct(null)} />
    </div>
  );
}
