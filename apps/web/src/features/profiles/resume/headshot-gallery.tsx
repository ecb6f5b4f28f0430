import { professionAccent } from "@callboard/contracts/accent";
import type { PublicProfile } from "@callboard/contracts/profile";
import { Image } from "#shared/ui/image.tsx";
import type { SectionLevel } from "./resume-sections.tsx";

/** The headshots behind the main one. Each leads to its largest file. */
export function HeadshotGallery({ profile, level: Level }: { profile: PublicProfile; level: SectionLevel }) {
  const others = profile.headshots.slice(1);
  if (others.length === 0) return null;
  return (
    <section aria-label="More headshots" className="print:hidden">
      <Level className="text-23">More headshots</Level>
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {others.map(({ id, address, alt }) => (
          <li key={id}>
            <a href={address} className="block overflow-hidden rounded-card border border-line">
              <Image
                src={address}
                alt={alt}
                width={960}
                height={1200}
                sizes="(min-width: 1024px) 200px, (min-width: 640px) 30vw, 46vw"
                id={`headshot-${id}`}
                accent={professionAccent(profile.profession)}
                className="aspect-4/5 w-full"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
