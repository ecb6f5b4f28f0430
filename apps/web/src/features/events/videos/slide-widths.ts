/** Between two slides, in pixels. */
export const slideGap = 16;

/** How many slides there are side by side from a width in pixels on; the part of one is the cue that there are more. */
export const slidesFrom = { 0: 1.1, 640: 2.2, 1024: 3.2, 1280: 4.2 };

/** The same widths in CSS, for as long as the carousel is not there: (100 % − gap × (slides − 1)) / slides. */
export const slideClass = [
  "mr-4 w-[calc((100%-1.6px)/1.1)] shrink-0 snap-start last:mr-0",
  "sm:w-[calc((100%-19.2px)/2.2)] lg:w-[calc((100%-35.2px)/3.2)] xl:w-[calc((100%-51.2px)/4.2)]",
].join(" ");

/** How wide a slide's picture is, as the `sizes` attribute says it. */
export const slideSizes =
  "(min-width: 1360px) 293px, (min-width: 1280px) 22vw, (min-width: 1024px) 28vw, (min-width: 640px) 42vw, 83vw";
