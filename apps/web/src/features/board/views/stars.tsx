import { limits } from "@callboard/contracts/limits";
import { Star } from "lucide-react";
import { cx } from "#shared/lib/text/class-names.ts";

const steps = Array.from({ length: limits.ratingMax }, (_, index) => index + 1);

/** A rating to look at. */
export function Stars({ rating }: { rating: number }) {
  if (rating === 0) return null;
  return (
    <span
      role="img"
      aria-label={`${rating} of ${limits.ratingMax} stars`}
      className="inline-flex gap-0.5 text-warning"
    >
      {steps.slice(0, rating).map((step) => (
        <Star key={step} aria-hidden className="size-3.5 fill-current" />
      ))}
    </span>
  );
}

type RatingProps = { name: string; rating: number; onRate: (rating: number) => void };

/** A rating to give; the one that is given, pressed again, is taken away. */
export function Rating({ name, rating, onRate }: RatingProps) {
  return (
    <fieldset className="flex">
      <legend className="sr-only">Rating of {name}</legend>
      {steps.map((step) => (
        <button
          key={step}
          type="button"
          aria-label={step === 1 ? "1 star" : `${step} stars`}
          aria-pressed={step === rating}
          onClick={() => onRate(step === rating ? 0 : step)}
          className="grid size-9 place-items-center rounded-control text-warning hover:bg-sunken"
        >
          <Star aria-hidden className={cx("size-5", step <= rating && "fill-current")} />
        </button>
      ))}
    </fieldset>
  );
}
