import { demoVideos } from "../videos.ts";
import { type DemoEvent, readEvents } from "./events.ts";
import { venueImages } from "./venues.ts";

type WithImages = Pick<DemoEvent, "slug" | "has_detail_image" | "image">;

/** The names of the two images of a call or a campaign. */
export const bannerOf = ({ slug }: WithImages) => `event-${slug}`;
export const detailOf = ({ slug, has_detail_image, image }: WithImages) =>
  has_detail_image ? `event-${slug}-detail` : `venue-${image}`;

/** The name of a video's image. */
export const thumbnailOf = (slug: string) => `video-${slug}`;

/** The names of all images that calls, campaigns, venues and videos are shown with. */
export function eventImages(): string[] {
  const events = readEvents();
  return [
    ...events.map(bannerOf),
    ...events.filter(({ has_detail_image }) => has_detail_image).map(detailOf),
    ...venueImages.map((_venue, index) => `venue-${index + 1}`),
    ...demoVideos.map(({ slug }) => thumbnailOf(slug)),
  ];
}
