import { Route, Routes } from "react-router-dom";
import { Inbox } from "./inbox.tsx";
import { Thread } from "./thread.tsx";

/** What came in by the contact form. */
export function Area() {
  return (
    <Routes>
      <Route index element={<Inbox />} />
      <Route path=":id" element={<Thread />} />
    </Routes>
  );
}
