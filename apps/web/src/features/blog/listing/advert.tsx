import { Link } from "react-router-dom";
import { Beams } from "../../../shared/ui/beams.tsx";

/** The house advertisement beside the list. */
export function Advert() {
  return (
    <Link to="/contact?topic=advertise" className="block overflow-hidden rounded-card">
      <Beams id="advert" gel="amber" />
      <span className="mt-2 block text-14 text-muted underline underline-offset-4">Advertise with us</span>
    </Link>
  );
}
