/** The gap between two slides, in pixels. */
export const slideGap = 16;

/** Slides per view from a width in pixels on; a fraction shows that there are more. */
export const slidesFrom = { 0: 1.1, 640: 2.2, 1024: 3.2, 1280: 4.2 };

/** The same widths in CSS, until the carousel is loaded: (100 % − gap × (slides − 1)) / slides. */
export const slideClass = [
  "mr-4 w-[calc((100%-1.6px)/1.1)] shrink-0 snap-start last:mr-0",
  "sm:w-[calc((100%-19.2px)/2.2)] lg:w-[calc((100%-35.2px)/3.2)] xl:w-[calc((100%-51.2px)/4.2)]",
].join(" ");

/** The `sizes` attribute of a slide's image. */
export const slideSizes =
  "(min-width: 1360px) 293px, (min-width: 1280px) 22vw, (min-width: 1024px) 28vw, (min-width: 640px) 42vw, 83vw";
