import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from "react";
import { Link, Route, Routes } from "react-router-dom";
import { buttonClass } from "#shared/ui/button.tsx";
import { useViewer } from "../access/viewer-context.ts";
import { type Area, areas } from "../areas.ts";
import { TableSkeleton } from "../kit/list-state.tsx";
import { PageHeader } from "../kit/page-header.tsx";
import { allowedAreas } from "./allowed-areas.ts";
import { Overview } from "./overview.tsx";

const pages = new Map<Area, LazyExoticComponent<ComponentType>>(
  areas.map((area) => [area, lazy(() => area.load().then(({ Area: Page }) => ({ default: Page })))]),
);

function Elsewhere({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageHeader title={title} text={text} />
      <Link to="/admin" className={buttonClass({ variant: "secondary" })}>
        Go to the overview
      </Link>
    </>
  );
}

/** An area under its name while its code is on the way. */
function AreaPage({ area }: { area: Area }) {
  const Page = pages.get(area);
  const isComing = (
    <>
      <PageHeader title={area.label} />
      <TableSkeleton />
    </>
  );
  return <Suspense fallback={isComing}>{Page && <Page />}</Suspense>;
}

/** The page of the address: an area that the viewer may use, the overview, or why there is none. */
export function AreaRoutes() {
  const { can } = useViewer();
  const allowed = allowedAreas(can);
  return (
    <Routes>
      <Route path="/admin" element={<Overview />} />
      {areas.map((area) => {
        const refusal = (
          <Elsewhere
            title={area.label}
            text="Your role does not allow this. Ask an administrator for another one."
          />
        );
        const page = allowed.includes(area) ? <AreaPage area={area} /> : refusal;
        return <Route key={area.path} path={`/admin/${area.path}/*`} element={page} />;
      })}
      <Route
        path="*"
        element={<Elsewhere title="Page not found" text="The back office has no page at this address." />}
      />
    </Routes>
  );
}
