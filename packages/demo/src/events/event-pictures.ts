import { demoVideos } from "../videos.ts";
import { type DemoEvent, readEvents } from "./event-files.ts";
import { venuePictures } from "./venue-pictures.ts";

type Pictured = Pick<DemoEvent, "slug" | "has_detail_picture" | "picture">;

/** The names of the two pictures of a call or a campaign. */
export const bannerOf = ({ slug }: Pictured) => `event-${slug}`;
export const detailOf = ({ slug, has_detail_picture, picture }: Pictured) =>
  has_detail_picture ? `event-${slug}-detail` : `venue-${picture}`;

/** The name of a video's picture. */
export const thumbnailOf = (slug: string) => `video-${slug}`;

/** The names of all pictures that calls, campaigns, venues and videos are shown with. */
export function eventPictures(): string[] {
  const events = readEvents();
  return [
    ...events.map(bannerOf),
    ...events.filter(({ has_detail_picture }) => has_detail_picture).map(detailOf),
    ...venuePictures.map((_venue, index) => `venue-${index + 1}`),
    ...demoVideos.map(({ slug }) => thumbnailOf(slug)),
  ];
}
