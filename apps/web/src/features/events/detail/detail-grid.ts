/** The hero: text beside the image. */
export const heroGrid =
  "mt-2 grid grid-cols-1 gap-6 lg:mt-4 lg:grid-cols-[45fr_55fr] lg:items-center lg:gap-12 print:grid-cols-[3fr_2fr] print:items-start";

/** The body: description and venue side by side, then the rest under the description. */
export const bodyGrid =
  "wrap mt-10 grid grid-cols-1 items-start gap-x-12 gap-y-10 sm:mt-14 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] print:mt-6 print:gap-y-6";
