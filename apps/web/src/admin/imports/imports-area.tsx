import { Route, Routes } from "react-router-dom";
import { ImportPage } from "./import-page.tsx";
import { ImportsPage } from "./imports-page.tsx";

/** Articles from other sites, and all of ours as a file. */
export function Area() {
  return (
    <Routes>
      <Route index element={<ImportsPage />} />
      <Route path=":id" element={<ImportPage />} />
    </Routes>
  );
}
