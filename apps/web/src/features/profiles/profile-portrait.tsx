import { professionAccent } from "@callboard/contracts/accent";
import type { ProfileSummary } from "@callboard/contracts/profile";
import { Image } from "#shared/ui/image.tsx";
import { PortraitDrawing } from "./portrait-drawing.tsx";

type ProfilePortraitProps = { profile: ProfileSummary; sizes: string; isPriority?: boolean };

/** A portrait in 4:5, or a fallback in the profession's accent. Decorative: the name stands beside it. */
export function ProfilePortrait({ profile, sizes, isPriority }: ProfilePortraitProps) {
  const { id, kind, profession, photo } = profile;
  const accent = professionAccent(profession);
  return (
    <div className="aspect-4/5 overflow-hidden bg-stage">
      {photo ? (
        <Image
          src={photo}
          alt=""
          width={960}
          height={1200}
          sizes={sizes}
          id={`${kind}-${id}`}
          accent={accent}
          isPriority={isPriority}
          className="size-full"
        />
      ) : (
        <PortraitDrawing id={id} kind={kind} accent={accent} />
      )}
    </div>
  );
}
