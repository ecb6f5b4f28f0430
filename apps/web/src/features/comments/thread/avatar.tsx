import { useState } from "react";
import { accentBackgrounds } from "#shared/config/accents.ts";
import { initialsOf } from "#shared/lib/text/initials.ts";

const backgrounds = Object.values(accentBackgrounds);

function backgroundOf(name: string): string | undefined {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return backgrounds[sum % backgrounds.length];
}

/** Decorative: the person's name stands beside it. */
export function Avatar({ name, src }: { name: string; src: string | null }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (src && !hasFailed) {
    return (
      <img
        src={src}
        alt=""
        width={40}
        height={40}
        loading="lazy"
        onError={() => setHasFailed(true)}
        className="size-10 shrink-0 rounded-full bg-sunken object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden
      className={`grid size-10 shrink-0 place-items-center rounded-full font-display text-16 font-heading text-accent-ink ${backgroundOf(name)}`}
    >
      {initialsOf(name)}
    </span>
  );
}
