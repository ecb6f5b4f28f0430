import { audiencesOf } from "@callboard/contracts/audience";
import { screen, waitFor, within } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { beforeEach, expect, it } from "vitest";
import { artistClaim, signIn } from "../../../../test/claims.ts";
import { eventDetails } from "../../../../test/events.ts";
import { person, signedInAs } from "../../../../test/people.ts";
import { portfolioOf } from "../../../../test/portfolios.ts";
import { renderAt } from "../../../../test/render-at.tsx";
import { PosterPreview } from "./poster-preview.tsx";

const headshots = [
  { id: 1, address: "/media/first-1440.webp", alt: "At a window" },
  { id: 2, address: "/media/second-1440.webp", alt: "Laughing" },
];

function Form({ shares }: { shares: boolean }) {
  return (
    <FormProvider {...useForm({ defaultValues: { shares_profile: shares, shared_fields: [] } })}>
      <PosterPreview event={eventDetails(7)} hasProfile />
    </FormProvider>
  );
}

const show = (shares: boolean, audience: "public" | "posters" | "nobody") =>
  renderAt("/event/7", <Form shares={shares} />, {
    answers: {
      "session.current": () => signedInAs(person({ has_artist_profile: true })),
      "profile.mine": () => ({ artist: { ...artistClaim, id: 7 }, agency: null }),
      "portfolio.mine": () => portfolioOf({ headshots, audiences: audiencesOf({ headshots: audience }) }),
    },
  });

const shown = async () =>
  [...(await screen.findByRole("region", { name: "What the poster will see" })).querySelectorAll("img")].map(
    (image) => image.getAttribute("src"),
  );

beforeEach(signIn);

it.each(["public", "posters"] as const)("has the main headshot where it is for %s", async (audience) => {
  show(true, audience);
  await waitFor(async () => expect(await shown()).toEqual([headshots[0]?.address]));
});

it("has no headshot where it is for nobody, and none without the profile", async () => {
  for (const [shares, audience] of [
    [true, "nobody"],
    [false, "public"],
  ] as const) {
    const { unmount } = show(shares, audience);
    const preview = within(await screen.findByRole("region", { name: "What the poster will see" }));
    await waitFor(() => expect(preview.queryByText("Profile") !== null).toBe(shares));
    expect(await shown()).toEqual([]);
    unmount();
  }
});
