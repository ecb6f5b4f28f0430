import { initialsOf } from "#shared/lib/text/initials.ts";
import { ThemeSwitch } from "#shared/ui/theme-switch.tsx";
import { useViewer } from "../access/viewer-context.ts";
import { roleNames } from "./role-names.ts";
import { SignOutButton } from "./sign-out-button.tsx";

/** Who works here, the theme, and the way out. */
export function ViewerCard() {
  const { name, role } = useViewer();
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <div className="flex min-w-0 items-center gap-3 px-1">
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-full bg-amber pt-0.5 font-display text-16 font-heading text-accent-ink"
        >
          {Array.from(initialsOf(name))[0]}
        </span>
        <p className="grid min-w-0 flex-1 leading-snug">
          <span className="truncate text-15 font-semibold">{name}</span>
          <span className="text-13 text-muted">{roleNames[role].name}</span>
        </p>
        <SignOutButton isIcon />
      </div>
      <div className="flex">
        <ThemeSwitch />
      </div>
    </div>
  );
}
