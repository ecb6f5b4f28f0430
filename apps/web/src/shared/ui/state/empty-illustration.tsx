import { Illustration, type IllustrationProps } from "./illustration.tsx";

const boards = "M8 78h176M20 86h152M36 94h120";
const curtains =
  "M16 12v62c10-3 15-14 17-30 1-12 0-22-2-32M176 12v62c-10-3-15-14-17-30-1-12 0-22 2-32M8 12h176M31 12c10 9 22 9 32 0 10 9 22 9 33 0 10 9 22 9 33 0 10 9 22 9 32 0";

/** An unlit stage. */
export function EmptyIllustration({ className }: IllustrationProps) {
  return (
    <Illustration className={className}>
      <path d={curtains} />
      <path d={boards} opacity="0.6" />
      <path d="M96 78V52M88 78h16M86 52h20M88 52v-6h16v6" opacity="0.8" />
    </Illustration>
  );
}
