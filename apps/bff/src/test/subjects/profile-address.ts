import type { SubjectFixture } from "../subjects.ts";

const address = {
  ...{ id: 3, slug: "person-three", proposal: null },
  ...{ former: ["person-3rd"], locked_until: "2026-12-01T00:00:00.000Z" },
};

export const fixture: SubjectFixture = {
  accepted: {
    "profileAddress.mine": undefined,
    "profileAddress.check": { kind: "artist", slug: "person-three" },
    "profileAddress.choose": { kind: "artist", slug: "person-three" },
  },
  open: [],
  answers: [
    ["/profile-address/mine", { addresses: { artist: address, agency: null } }],
    ["/profile-address/check", { is_taken: true }],
    ["/profile-address/choose", null],
  ],
};
