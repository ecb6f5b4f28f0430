import { useNavigate } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { CallActions } from "#shared/ui/call/call-actions.tsx";
import { PostedAs } from "#shared/ui/call/posted-as.tsx";

/** What the poster may do with the call whose page this is. */
export function OwnCallActions({ id }: { id: number }) {
  const navigate = useNavigate();
  const { data: call } = trpc.event.own.useQuery({ id }, { meta: { errors: "inline" } });
  if (!call?.can) return null;
  return (
    <section aria-label="Your call" className="grid gap-2">
      <PostedAs call={call} />
      <CallActions call={call} onRemoved={() => void navigate("/account#auditions")} />
    </section>
  );
}
