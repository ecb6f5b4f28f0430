import { pagination } from "../fixtures.ts";
import type { SubjectFixture } from "../subjects.ts";

const image = {
  ...{
    id: 1,
    name: "stage.jpg",
    alt: "A stage",
    address: "/media/stage-1440.webp",
    width: 1440,
    height: 960,
  },
  ...{ size: 80_000, created_at: "2026-03-01T10:00:00.000Z", created_by: "Person 1", version: 1, uses: 1 },
};
const use = { kind: "article", id: 1, title: "Article 1", places: ["featured"], is_public: true };

export const fixture: SubjectFixture = {
  accepted: {
    "image.list": {},
    "image.open": { id: 1 },
    "image.add": { photo: new File(["photo"], "photo.jpg", { type: "image/jpeg" }) },
    "image.change": { id: 1, version: 1, name: "stage.jpg", alt: "A stage" },
    "image.remove": { id: 1, version: 1 },
  },
  open: [],
  // Each call reads its own part.
  answers: [["/staff/images", { image, images: [image], uses: [use], is_new: true, pagination }]],
};
