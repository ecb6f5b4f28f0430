import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { useViewer } from "../access/viewer-context.ts";
import { PageHeader } from "../kit/page-header.tsx";
import { allowedAreas } from "./allowed-areas.ts";
import { roleNames } from "./role-names.ts";

/** Where somebody starts: what they may do here. */
export function Overview() {
  const { name, role, can } = useViewer();
  return (
    <>
      <PageHeader title={`Hello, ${name}`} text={`${roleNames[role].name}. ${roleNames[role].about}`} />
      <ul className="rounded-card border border-line bg-surface">
        {allowedAreas(can).map(({ path, label, about, icon: Icon }) => (
          <li key={path} className="border-line not-first:border-t">
            <Link
              to={`/admin/${path}`}
              className="group flex items-center gap-4 px-4 py-3.5 transition-colors duration-120 hover:bg-sunken sm:px-5"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-control bg-sunken group-hover:bg-surface">
                <Icon aria-hidden className="size-5" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{label}</span>
                <span className="block text-14 text-muted">{about}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
