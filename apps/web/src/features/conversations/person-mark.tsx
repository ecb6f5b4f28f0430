import { accentBackgrounds } from "#shared/config/accents.ts";
import { initialsOf } from "#shared/lib/text/initials.ts";

const backgrounds = Object.values(accentBackgrounds);

/** Somebody's initials. Decorative: the name stands beside it. */
export function PersonMark({ name }: { name: string }) {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span
      aria-hidden
      className={`grid size-10 shrink-0 place-items-center rounded-full font-display text-16 font-heading text-accent-ink ${backgrounds[sum % backgrounds.length]}`}
    >
      {initialsOf(name)}
    </span>
  );
}
