import { initialsOf } from "#shared/lib/text/initials.ts";

/** The user's initial and name, truncated to one line. */
export function UserFace({ name }: { name: string }) {
  return (
    <>
      <span
        aria-hidden
        className="grid size-8 shrink-0 place-items-center rounded-full bg-amber pt-0.5 font-display text-16 font-heading text-accent-ink"
      >
        {Array.from(initialsOf(name))[0]}
      </span>
      <span className="min-w-0 truncate">{name}</span>
    </>
  );
}
