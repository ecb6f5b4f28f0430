import { initialsOf } from "../../shared/lib/initials.ts";
import { Image } from "../../shared/ui/image.tsx";
import { gelOfProfession } from "./gel-of-profession.ts";

type Portrayed = {
  id: number;
  kind: "artist" | "agency";
  name: string;
  profession: string;
  photo: string | null;
};
type ProfilePortraitProps = { profile: Portrayed; sizes: string; isLarge?: boolean; isPriority?: boolean };

/** Somebody's portrait in 4:5; without one, their initials stand in two beams of light. */
export function ProfilePortrait({ profile, sizes, isLarge, isPriority }: ProfilePortraitProps) {
  const { id, kind, name, profession, photo } = profile;
  return (
    <div className="relative aspect-4/5 overflow-hidden bg-stage">
      <Image
        src={photo}
        alt=""
        width={960}
        height={1200}
        sizes={sizes}
        id={`${kind}-${id}`}
        gel={gelOfProfession(profession)}
        isPriority={isPriority}
        className="size-full"
      />
      {!photo && (
        <span
          aria-hidden
          className={`absolute inset-x-0 bottom-[18%] text-center font-display font-heading leading-none text-white ${isLarge ? "text-[6rem]" : "text-48"}`}
        >
          {initialsOf(name)}
        </span>
      )}
    </div>
  );
}
