import { initialsOf } from "#shared/lib/text/initials.ts";

/** Somebody's initial and name, in one line that never grows over its place. */
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
