import { Route, Routes } from "react-router-dom";
import { CasePage } from "./case-page.tsx";
import { CaseQueue } from "./case-queue.tsx";
import { WordLists } from "./word-lists.tsx";

/** What waits for moderators, and one case of it. */
export function Area() {
  return (
    <Routes>
      <Route index element={<CaseQueue />} />
      <Route path="words" element={<WordLists />} />
      <Route path=":id" element={<CasePage />} />
    </Routes>
  );
}
