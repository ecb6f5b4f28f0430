import { ExternalLink, House } from "lucide-react";
import type { ComponentProps } from "react";
import { NavLink } from "react-router-dom";
import { useViewer } from "../access/viewer-context.ts";
import { areaGroups } from "../areas.ts";
import { allowedAreas } from "./allowed-areas.ts";

const linkClass =
  "group relative flex min-h-11 items-center gap-3 rounded-control px-3 text-15 text-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-ink lg:min-h-9";
const lampClass =
  "absolute inset-y-2 left-0 hidden w-[3px] rounded-full bg-primary group-aria-[current=page]:block";

function NavItem({
  icon: Icon,
  children,
  ...link
}: ComponentProps<typeof NavLink> & { icon: typeof House; children: string }) {
  return (
    <li>
      <NavLink {...link} className={linkClass}>
        <span aria-hidden className={lampClass} />
        <Icon aria-hidden className="size-4.5 shrink-0" />
        {children}
      </NavLink>
    </li>
  );
}

/** The areas that the viewer may use, by group. `onNavigate` is called when one is chosen. */
export function SideNav({ onNavigate }: { onNavigate?: () => void }) {
  const allowed = allowedAreas(useViewer().can);
  const groups = areaGroups
    .map((group) => ({ group, own: allowed.filter((area) => area.group === group) }))
    .filter(({ own }) => own.length > 0);
  return (
    <nav aria-label="Back office" className="grid gap-5">
      <ul className="grid gap-0.5">
        <NavItem to="/admin" end icon={House} onClick={onNavigate}>
          Overview
        </NavItem>
      </ul>
      {groups.map(({ group, own }) => (
        <div key={group}>
          <p id={`group-${group}`} className="mb-1 px-3 text-13 font-semibold text-muted">
            {group}
          </p>
          <ul aria-labelledby={`group-${group}`} className="grid gap-0.5">
            {own.map(({ path, label, icon }) => (
              <NavItem key={path} to={`/admin/${path}`} icon={icon} onClick={onNavigate}>
                {label}
              </NavItem>
            ))}
          </ul>
        </div>
      ))}
      <a href="/" className={linkClass}>
        <ExternalLink aria-hidden className="size-4.5 shrink-0" />
        View site
      </a>
    </nav>
  );
}
