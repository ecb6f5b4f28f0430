import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type CarouselPlace, startCarousel } from "./carousel.ts";

const slideWidth = 200;
const rowWidth = 500;

let row: HTMLElement;
let places: CarouselPlace[];

/** A row of five slides with mocked sizes, because jsdom has no layout. */
function createRow(): HTMLElement {
  const element = document.createElement("div");
  const list = element.appendChild(document.createElement("ul"));
  list.className = "swiper-wrapper";
  for (let place = 0; place < 5; place++) {
    const slide = list.appendChild(document.createElement("li"));
    slide.className = "swiper-slide";
    Object.defineProperty(slide, "clientWidth", { value: slideWidth });
    slide.appendChild(document.createElement("a")).href = `#${place}`;
  }
  Object.defineProperty(element, "clientWidth", { value: rowWidth });
  document.body.append(element);
  return element;
}

beforeEach(() => {
  places = [];
  row = createRow();
});
afterEach(() => row.remove());

const start = () => startCarousel(row, (place) => places.push(place));

describe("the carousel", () => {
  it("starts at the row's scroll position", () => {
    row.scrollLeft = 2 * (slideWidth + 16);
    const carousel = start();
    expect(row.scrollLeft).toBe(0);
    expect(row.dataset.carousel).toBe("");
    expect(places.at(-1)).toEqual({ isBeginning: false, isEnd: false, isLocked: false });
    carousel.end();
  });

  it("starts with the focused slide", () => {
    row.querySelectorAll("a")[4]?.focus();
    const carousel = start();
    expect(places.at(-1)).toMatchObject({ isBeginning: false, isEnd: true });
    carousel.end();
  });

  it("reports its ends, and does not loop", () => {
    const carousel = start();
    expect(places.at(-1)).toMatchObject({ isBeginning: true, isEnd: false });
    for (let press = 0; press < 9; press++) carousel.next();
    expect(places.at(-1)).toMatchObject({ isBeginning: false, isEnd: true });
    carousel.next();
    expect(places.at(-1)).toMatchObject({ isEnd: true });
    carousel.end();
  });

  it.each([
    ["at once where less motion is asked for", true, 0],
    ["in half a second otherwise", false, 500],
  ])("moves %s", (_when, matches, ms) => {
    vi.stubGlobal("matchMedia", () => ({ matches }));
    const carousel = start();
    const { swiper } = row as HTMLElement & { swiper?: { params: { speed: number } } };
    expect(swiper?.params.speed).toBe(ms);
    carousel.end();
  });

  it("restores the row on cleanup", () => {
    start().end();
    expect(row.dataset.carousel).toBeUndefined();
    expect(row.querySelector("[style]")?.getAttribute("style") || null).toBeNull();
  });

  it("writes no markup, which the content policy would refuse", () => {
    const createPolicy = vi.fn(() => {
      throw new TypeError("refused");
    });
    vi.stubGlobal("trustedTypes", { createPolicy });
    const styles = document.querySelectorAll("style").length;
    const carousel = start();
    carousel.next();
    carousel.end();
    expect(createPolicy).not.toHaveBeenCalled();
    expect(document.querySelectorAll("style")).toHaveLength(styles);
  });
});
