import { limits } from "@callboard/contracts/limits";
import { Link, useLocation } from "react-router-dom";
import { buttonClass } from "../../shared/ui/button.tsx";
import { Textarea } from "../../shared/ui/control.tsx";

/** What a visitor finds where a member writes: the way in, and a box that waits for it. */
export function JoinPrompt() {
  const { pathname } = useLocation();
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Link to={`/login?next=${encodeURIComponent(pathname)}`} className={buttonClass({ size: "small" })}>
          Sign In / Sign Up
        </Link>
        <span>to join this conversation</span>
      </p>
      <div className="grid gap-1.5">
        <Textarea
          disabled
          aria-label="Your comment"
          placeholder="Add a comment"
          rows={3}
          maxLength={limits.commentMax}
        />
        <p className="text-right text-14 text-muted">0/{limits.commentMax}</p>
      </div>
    </div>
  );
}
