import { Route, Routes } from "react-router-dom";
import { PeopleList } from "./people-list.tsx";
import { PersonPage } from "./person-page.tsx";

/** The accounts of the site: all of them, and each on a page of its own. */
export function Area() {
  return (
    <Routes>
      <Route index element={<PeopleList />} />
      <Route path=":id" element={<PersonPage />} />
    </Routes>
  );
}
