import type { Article } from "@callboard/contracts/article";
import { useEffect, useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import type { ArticleSaver } from "../saving/article-saver.ts";
import { Notice } from "./notice.tsx";

const everyMs = 10_000;

type Editor = { user_id: number; name: string };
type PresenceProps = {
  article: Article;
  editors: readonly Editor[];
  saver: ArticleSaver;
  onReplaced: (article: Article) => void;
};

/** Who else has the article open, and that a newer version is stored: somebody saved, or its time has come. */
export function Presence({ article: { id }, editors: atFirst, saver, onReplaced }: PresenceProps) {
  const utils = trpc.useUtils();
  const [editors, setEditors] = useState(atFirst);
  const [newer, setNewer] = useState<number | null>(null);
  const { mutate: see } = trpc.article.see.useMutation({
    meta: { errors: "inline" },
    onSuccess: (seen) => {
      setEditors(seen.editors);
      if (!saver.isSaving()) setNewer(seen.version > saver.version() ? seen.version : null);
    },
  });
  const { mutate: leave } = trpc.article.leave.useMutation({ meta: { errors: "inline" } });
  useEffect(() => {
    const timer = setInterval(() => see({ id }), everyMs);
    const handleLeave = () => leave({ id });
    window.addEventListener("pagehide", handleLeave);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pagehide", handleLeave);
      leave({ id });
    };
  }, [id, see, leave]);
  const names = [...new Set(editors.map(({ name }) => name))];
  const load = async () => {
    const { article } = await utils.article.open.fetch({ id }, { staleTime: 0 });
    onReplaced(article);
    setNewer(null);
  };
  return (
    <>
      {names.length > 0 && (
        <Notice
          text={`${new Intl.ListFormat("en").format(names)} ${names.length > 1 ? "have" : "has"} this article open too.`}
        />
      )}
      {newer !== null && newer > saver.version() && (
        <Notice
          text="This article was changed meanwhile: a newer version is stored."
          act={{ text: "Load it", onPress: () => void load() }}
        />
      )}
    </>
  );
}
