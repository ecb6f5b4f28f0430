import { CircleAlert, CircleCheck, LoaderCircle, X } from "lucide-react";
import { resolveValue, type Toast, toast, useToaster } from "react-hot-toast/headless";
import { Link } from "react-router-dom";
import { linkOfToast } from "#shared/lib/failure/notify.ts";
import { cx } from "#shared/lib/text/class-names.ts";

const options = {
  removeDelay: 1_000,
  blank: { duration: 4_000 },
  error: { duration: 4_000 },
  success: { duration: 2_000 },
  loading: { duration: Number.POSITIVE_INFINITY },
  custom: { duration: 4_000 },
} as const;

function ToastIcon({ type }: { type: Toast["type"] }) {
  const look = "mt-0.5 size-5 shrink-0";
  if (type === "error") return <CircleAlert aria-hidden className={cx(look, "text-error")} />;
  if (type === "success") return <CircleCheck aria-hidden className={cx(look, "text-success")} />;
  if (type === "loading") return <LoaderCircle aria-hidden className={cx(look, "animate-spin text-muted")} />;
  return null;
}

function ToastText({ toast }: { toast: Toast }) {
  const link = linkOfToast(toast.id);
  return (
    <span className="min-w-0 wrap-anywhere">
      {resolveValue(toast.message, toast)}
      {link && (
        <>
          {" "}
          <Link to={link.to} className="font-semibold text-link">
            {link.text}
          </Link>
        </>
      )}
    </span>
  );
}

/** Shows the toasts of `notify`. Render it once. Hovering pauses them. */
export function Toaster() {
  const { toasts, handlers } = useToaster(options);
  return (
    <div
      className="pointer-events-none fixed inset-x-4 top-4 z-60 grid justify-items-center gap-2"
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
    >
      {toasts.map((item) => (
        <div
          key={item.id}
          role={item.type === "error" ? "alert" : "status"}
          className={cx(
            "flex max-w-[350px] items-start gap-2.5 rounded-control border border-line bg-surface py-3 pr-2 pl-4",
            "text-15 text-ink shadow-float transition-[opacity,transform] duration-180",
            item.visible ? "pointer-events-auto animate-enter" : "-translate-y-2 opacity-0",
          )}
        >
          <ToastIcon type={item.type} />
          <ToastText toast={item} />
          <button
            type="button"
            aria-label="Dismiss"
            onClick={() => toast.dismiss(item.id)}
            className="-my-0.5 grid size-6 shrink-0 place-items-center rounded-control text-muted hover:text-ink"
          >
            <X aria-hidden className="size-4" />
          </button>
        </div>
      ))}
    </div>
  );
}
