import { Link } from "react-router-dom";
import { buttonClass } from "#shared/ui/button.tsx";

type PromoBannerProps = { title: string; text: string; to: string; action: string };

/** Below a wizard: the benefits of a profile. Dark in both themes. */
export function PromoBanner({ title, text, to, action }: PromoBannerProps) {
  return (
    <aside
      aria-labelledby="promo"
      className="relative overflow-hidden rounded-hero border border-line bg-stage text-ink scheme-dark"
    >
      <svg
        viewBox="0 0 1200 260"
        preserveAspectRatio="xMaxYMid slice"
        className="absolute inset-0 size-full max-sm:opacity-50"
        aria-hidden="true"
      >
        <path d="M1010-20h44l-30 300H690Z" className="fill-lilac" opacity="0.22" />
        <path d="M820-20h40l330 300H960Z" className="fill-amber" opacity="0.2" />
        <ellipse cx="960" cy="240" rx="190" ry="18" className="fill-amber" opacity="0.5" />
      </svg>
      <div className="relative grid justify-items-start gap-3 p-6 sm:p-10 lg:max-w-2xl">
        <h2 id="promo" className="text-23 sm:text-28">
          {title}
        </h2>
        <p className="max-w-md text-muted">{text}</p>
        <Link to={to} className={`${buttonClass({ variant: "secondary" })} mt-2`}>
          {action}
        </Link>
      </div>
    </aside>
  );
}
