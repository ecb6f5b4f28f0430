import { Link } from "react-router-dom";
import advert from "./advert.webp";

export function Advert() {
  return (
    <aside aria-label="Advertisement" className="lg:sticky lg:top-24 lg:self-start">
      <Link to="/contact?topic=advertise" className="group block">
        <img
          src={advert}
          alt=""
          width={960}
          height={1200}
          loading="lazy"
          decoding="async"
          className="aspect-4/5 w-full rounded-card bg-sunken object-cover sm:max-lg:aspect-3/2 lg:aspect-4/5"
        />
        <span className="mt-3 block font-display text-18 font-heading">Your notice could hang here</span>
        <span className="text-15 text-link underline underline-offset-4 group-hover:decoration-2">
          Advertise with us
        </span>
      </Link>
    </aside>
  );
}
