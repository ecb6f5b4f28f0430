import { Link } from "react-router-dom";
import { usePageStatus } from "#shared/lib/page/page-context.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { buttonClass } from "../button.tsx";
import { ErrorIllustration } from "./error-illustration.tsx";

/**
 * Shows the not-found screen and sets its HTTP status. A page renders it instead of itself when its subject does not
 * exist.
 */
export function NotFound({ retry }: { retry?: string | undefined }) {
  usePageStatus(404);
  usePageHead({
    title: "Page not found",
    description: "Sorry, the page or content you are looking for does not exist.",
    robots: "noindex",
  });
  return (
    <div className="wrap grid justify-items-center py-16 text-center sm:py-24">
      <ErrorIllustration className="w-72 max-w-full text-muted" />
      <p className="mt-8 font-display text-20 font-heading text-muted">404</p>
      <h1 className="mt-2 max-w-xl text-28 sm:text-34">
        Sorry, the page or content you are looking for does not exist.
      </h1>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/" className={buttonClass()}>
          Go to the home page
        </Link>
        {retry && (
          <Link to={retry} className={buttonClass({ variant: "secondary" })}>
            Try again
          </Link>
        )}
      </div>
    </div>
  );
}
