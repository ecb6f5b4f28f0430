import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderAt } from "../../../test/render-at.tsx";
import { ChosenFilters } from "./chosen-filters.tsx";
import { FacetGroup, type FacetValue } from "./facet-group.tsx";
import { useFollowInPlace } from "./follow-in-place.ts";

const value = (given: Partial<FacetValue>): FacetValue => ({
  ...{ value: "actor", label: "Actor", count: 3, isMore: false, href: "/calls?work=actor#results" },
  ...{ isChosen: false, ...given },
});

function Group({ values }: { values: FacetValue[] }) {
  return <FacetGroup title="Work" values={values} onFollow={useFollowInPlace()} />;
}

function Chosen({ labels }: { labels: string[] }) {
  const chips = labels.map((label) => ({ label, href: `/calls?without=${label}` }));
  return <ChosenFilters chips={chips} clearHref="/calls" onFollow={useFollowInPlace()} />;
}

describe("a group of values", () => {
  it("shows each value as a link with its count, and says where there are more than were counted", () => {
    const more = value({ value: "singer", label: "Singer", count: 412, isMore: true });
    const uncounted = value({ value: "dancer", label: "Dancer", count: null, isMore: true });
    renderAt("/calls", <Group values={[value({}), more, uncounted]} />);
    const group = screen.getByRole("region", { name: "Work" });
    const links = within(group).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(["Actor 3", "Singer 412+", "Dancer "]);
  });

  it("marks what is chosen, and follows a link in place without its hash", async () => {
    const { user } = renderAt("/calls", <Group values={[value({ isChosen: true })]} />);
    const link = screen.getByRole("link", { name: "Actor 3", current: true });
    expect(link.getAttribute("href")).toBe("/calls?work=actor#results");
    await user.click(link);
    expect(screen.getByTestId("address").textContent).toBe("/calls?work=actor");
  });

  it("is not there without values", () => {
    renderAt("/calls", <Group values={[]} />);
    expect(screen.queryByRole("region")).toBeNull();
  });
});

describe("what is chosen", () => {
  it("is removed by its own link, or all at once", async () => {
    const { user } = renderAt("/calls?a=1", <Chosen labels={["Actor", "Pune"]} />);
    await user.click(screen.getByRole("link", { name: "Remove Pune" }));
    expect(screen.getByTestId("address").textContent).toBe("/calls?without=Pune");
    await user.click(screen.getByRole("link", { name: "Clear all" }));
    expect(screen.getByTestId("address").textContent).toBe("/calls");
  });

  it("is not there where nothing is chosen", () => {
    renderAt("/calls", <Chosen labels={[]} />);
    expect(screen.queryByRole("list")).toBeNull();
  });
});
