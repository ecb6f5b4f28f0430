import { Building2, Drama } from "lucide-react";
import { Link } from "react-router-dom";
import { Button } from "#shared/ui/button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";

const kinds = [
  {
    to: "/claim-artist-profile",
    title: "Artist",
    text: "Actors, models, singers, anchors, volunteers: get found for what you do.",
    ground: "bg-amber",
    Icon: Drama,
  },
  {
    to: "/claim-agency-profile",
    title: "Agency",
    text: "Directors, casting, make-up, production, photography: show who you work for.",
    ground: "bg-lilac",
    Icon: Building2,
  },
] as const;

export function RegisterAsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Register as"
      description="Your number is verified. A profile takes three short steps, and you can leave it for later."
    >
      <ul className="grid gap-3">
        {kinds.map(({ to, title, text, ground, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex items-center gap-4 rounded-card border border-control p-4 hover:border-ink hover:bg-sunken"
            >
              <span
                className={`grid size-12 shrink-0 place-items-center rounded-full text-accent-ink ${ground}`}
              >
                <Icon aria-hidden className="size-6" />
              </span>
              <span className="grid gap-0.5">
                <span className="font-display text-20 font-heading leading-heading">{title}</span>
                <span className="text-15 text-muted">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={onClose} className="mt-3 w-full">
        Just browsing
      </Button>
    </Dialog>
  );
}
