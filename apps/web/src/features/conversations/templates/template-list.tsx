import type { MessageTemplate } from "@callboard/contracts/message-template";
import { Trash2 } from "lucide-react";
import { IconButton } from "#shared/ui/icon-button.tsx";
import { useTemplates } from "./template-queries.ts";

type TemplateListProps = { templates: MessageTemplate[]; onChoose: (body: string) => void };

export function TemplateList({ templates, onChoose }: TemplateListProps) {
  const { remove } = useTemplates();
  if (templates.length === 0)
    return (
      <p className="text-muted">You have none yet. Write a message, and keep it here for the next time.</p>
    );
  return (
    <ul
      aria-label="Templates"
      className="grid grid-cols-1 divide-y divide-line rounded-card border border-line"
    >
      {templates.map(({ id, name, body, team_id }) => (
        <li key={id} className="flex min-w-0 items-center gap-1 pr-1">
          <button
            type="button"
            onClick={() => onChoose(body)}
            className="grid min-h-14 min-w-0 flex-1 grid-cols-1 rounded-card px-4 py-2 text-left hover:bg-sunken"
          >
            <span className="truncate font-semibold">
              {name}
              {team_id && <span className="font-normal text-muted"> (your team's)</span>}
            </span>{" "}
            <span className="truncate text-15 text-muted">{body}</span>
          </button>
          <IconButton
            label={`Delete ${name}`}
            disabled={remove.isPending}
            onClick={() => remove.mutate({ id })}
          >
            <Trash2 aria-hidden className="size-4.5" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
