import { FilePlus2 } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useHere } from "#shared/lib/page/use-here.ts";
import { Button } from "#shared/ui/button.tsx";
import { useViewer } from "../../access/viewer-context.ts";

/** Begins a draft, for the site it is begun on, and opens it. */
export function NewArticleButton() {
  const navigate = useNavigate();
  const here = useHere();
  const { name } = useViewer();
  const create = trpc.article.create.useMutation({
    meta: { failure: "The article could not be begun" },
    onSuccess: ({ id }) => here.current && navigate(`/admin/articles/${id}`),
  });
  return (
    <Button
      size="small"
      busyText={create.isPending && "Beginning…"}
      onClick={() => create.mutate({ created_by: name, domain_names: [window.location.hostname] })}
    >
      <FilePlus2 aria-hidden className="size-4" />
      New article
    </Button>
  );
}
