import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useVisitorCountry } from "#shared/lib/forms/visitor-country.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { countryNames } from "./country-names.ts";
import { Flag } from "./flag.tsx";

const load = () => import("./location-menu.tsx");
const LocationMenu = lazy(() => load().then(({ LocationMenu }) => ({ default: LocationMenu })));

/** The visitor's location, remembered. The menu's code loads on hover, focus or press. */
export function LocationSelect() {
  const [country, setCountry] = useVisitorCountry();
  const [wasOpened, setWasOpened] = useState(false);
  const face = (
    <>
      <Flag country={country} />
      <span className="sr-only">Location: </span>
      {countryNames[country]}
      <ChevronDown aria-hidden className="size-4.5 text-muted" />
    </>
  );
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWasOpened(true)}
      onPointerEnter={load}
      onFocus={load}
      className={buttonClass({ variant: "secondary" })}
    >
      {face}
    </button>
  );
  if (!wasOpened) return button;
  return (
    <ErrorBoundary fallback={button}>
      <Suspense fallback={button}>
        <LocationMenu country={country} onChoose={setCountry}>
          {face}
        </LocationMenu>
      </Suspense>
    </ErrorBoundary>
  );
}
