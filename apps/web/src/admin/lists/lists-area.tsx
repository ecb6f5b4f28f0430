import { ChevronRight } from "lucide-react";
import { Link, Route, Routes, useParams } from "react-router-dom";
import { buttonClass } from "#shared/ui/button.tsx";
import { PageHeader } from "../kit/page-header.tsx";
import { ListPage } from "./list-page.tsx";
import { listAt, listOrder, listSpecs } from "./list-specs.ts";

function AllLists() {
  return (
    <>
      <PageHeader title="Lists" text="What the site and its forms offer to choose from." />
      <ul className="rounded-card border border-line bg-surface">
        {listOrder.map((list) => {
          const { path, title, about } = listSpecs[list];
          return (
            <li key={list} className="border-line not-first:border-t">
              <Link
                to={`/admin/lists/${path}`}
                className="flex items-center gap-4 px-4 py-3.5 transition-colors duration-120 hover:bg-sunken sm:px-5"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{title}</span>
                  <span className="block text-14 text-muted">{about}</span>
                </span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function OneList() {
  const list = listAt(useParams().list);
  if (list) return <ListPage key={list} list={list} />;
  return (
    <>
      <PageHeader title="List not found" text="There is no list at this address." />
      <Link to="/admin/lists" className={buttonClass({ variant: "secondary" })}>
        Go to the lists
      </Link>
    </>
  );
}

/** The lists that editors keep. */
export function Area() {
  return (
    <Routes>
      <Route index element={<AllLists />} />
      <Route path=":list" element={<OneList />} />
    </Routes>
  );
}
