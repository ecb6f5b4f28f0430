import { lazy, Suspense } from "react";
import { Route, Routes } from "react-router-dom";
import { PageHeader } from "../kit/page-header.tsx";
import { EditorSkeleton } from "./editor/editor-skeleton.tsx";
import { ArticleListPage } from "./list/article-list-page.tsx";

// The list does not load the editor.
const EditorPage = lazy(() =>
  import("./editor/editor-page.tsx").then(({ EditorPage }) => ({ default: EditorPage })),
);
const RevisionsPage = lazy(() =>
  import("./revisions/revisions-page.tsx").then(({ RevisionsPage }) => ({ default: RevisionsPage })),
);

function Opening() {
  return (
    <>
      <PageHeader title="Article" />
      <EditorSkeleton />
    </>
  );
}

/** The articles: their list, and each one's editor. */
export function Area() {
  return (
    <Suspense fallback={<Opening />}>
      <Routes>
        <Route path=":id/revisions" element={<RevisionsPage />} />
        <Route path=":id" element={<EditorPage />} />
        <Route path="*" element={<ArticleListPage />} />
      </Routes>
    </Suspense>
  );
}
