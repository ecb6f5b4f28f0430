import { Link } from "react-router-dom";

type SectionHeadProps = {
  /** Of the heading, which names the section. */ id: string;
  title: string;
  to: string;
  linkText: string;
};

/** The heading of a section and the way to all of what it shows a few of. */
export function SectionHead({ id, title, to, linkText }: SectionHeadProps) {
  return (
    <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
      <h2 id={id} className="text-23 sm:text-28">
        {title}
      </h2>
      <Link to={to} className="text-link font-semibold">
        {linkText}
      </Link>
    </div>
  );
}
