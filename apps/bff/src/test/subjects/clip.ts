import type { SubjectFixture } from "../subjects.ts";

const upload = {
  ...{ key: "0b9f1de0-7d4f-4d8c-9d4e-0d8f3a7f2c11", name: "reel.webm", size: 5_000, received: 1_000 },
  type: "video/webm",
};

export const fixture: SubjectFixture = {
  accepted: { "clip.mine": undefined },
  open: [],
  answers: [["/clip/mine", { uploads: [upload] }]],
};
