import { pagination } from "../fixtures.ts";
import type { SubjectFixture } from "../subjects.ts";

export const fixture: SubjectFixture = {
  accepted: { "video.list": {} },
  open: ["video.list"],
  answers: [["/video/list", { videos: [], pagination }]],
};
