import { Illustration, type IllustrationProps } from "./illustration.tsx";

/** A stage with a beam of light on an empty spot. */
export function ErrorIllustration({ className }: IllustrationProps) {
  return (
    <Illustration className={className}>
      <path d="M70 10 52 84h80L86 6Z" className="fill-amber" stroke="none" opacity="0.55" />
      <ellipse cx="92" cy="84" rx="40" ry="7" className="fill-amber" stroke="none" />
      <path d="m66 10 18-6 5 9-17 7Z" className="fill-surface" />
      <path d="M8 4h176M76 4v4" />
      <path d="M8 84h34M142 84h42M24 94h144" opacity="0.6" />
    </Illustration>
  );
}
