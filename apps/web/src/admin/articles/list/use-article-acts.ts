import type { Article, ArticleState } from "@callboard/contracts/article";
import { trpc } from "#shared/lib/api/trpc.ts";
import type { Act } from "../../kit/act-dialog.tsx";
import type { RowAct } from "../../kit/row-menu.tsx";
import { untitled } from "../state-words.ts";

/** What an act needs to know of an article. */
export type Acted = {
  id: number;
  title: string;
  state: ArticleState;
  version: number;
  published_at: string | null;
};

type Options = {
  onAsk: (act: Act) => void;
  /** What has to be done first; false where it failed. */
  before?: () => Promise<boolean>;
  /** The version that the act is sent for; that of the list without it. */
  version?: () => number;
  onChanged?: (article: Article) => void;
  onRemoved?: () => void;
};

/** What may be done with an article besides writing it, each asked about before. */
export function useArticleActs({ onAsk, before, version: current, onChanged, onRemoved }: Options) {
  const utils = trpc.useUtils();
  const refresh = () => utils.article.list.invalidate();
  const change = trpc.article.changeState.useMutation({ meta: { errors: "inline" }, onSuccess: refresh });
  const remove = trpc.article.remove.useMutation({ meta: { errors: "inline" }, onSuccess: refresh });

  return function actsOf({ id, title, state, version: listed, published_at }: Acted): RowAct[] {
    const name = title || untitled;
    const resting = published_at === null ? "draft" : "unpublished";
    const version = () => current?.() ?? listed;
    const to = (next: "draft" | "unpublished" | "archived") => async () => {
      await before?.();
      const article = await change.mutateAsync({ id, version: version(), state: next });
      onChanged?.(article);
    };
    const unpublish: Act = {
      title: `Unpublish “${name}”?`,
      description: "Its page and its cards are gone at once. It stays here, and can be published again.",
      confirmText: "Unpublish",
      busyText: "Unpublishing…",
      doneText: "The article is not public any more",
      run: to("unpublished"),
    };
    const callOff: Act = {
      title: `Call off the schedule of “${name}”?`,
      description: "It is not published at its time.",
      confirmText: "Call off",
      busyText: "Calling off…",
      doneText: "The schedule is called off",
      run: to(resting),
    };
    const archive: Act = {
      title: `Archive “${name}”?`,
      description: "It is put away: not public, no preview, and not to be published until it is taken out.",
      confirmText: "Archive",
      busyText: "Archiving…",
      doneText: "The article is in the archive",
      run: to("archived"),
    };
    const takeOut: Act = {
      title: `Take “${name}” out of the archive?`,
      description: "It can be written and published again. Nothing is public by that.",
      confirmText: "Take out",
      busyText: "Taking out…",
      doneText: "The article is out of the archive",
      run: to(resting),
    };
    const removal: Act = {
      title: `Delete the draft “${name}”?`,
      description: "Its text and all its revisions are gone for good.",
      confirmText: "Delete draft",
      busyText: "Deleting…",
      doneText: "The draft is deleted",
      run: async () => {
        await remove.mutateAsync({ id, version: version() });
        onRemoved?.();
      },
    };
    const ask = (text: string, act: Act) => ({ text, onSelect: () => onAsk(act) });
    return [
      ...(state === "published" ? [ask("Unpublish…", unpublish)] : []),
      ...(state === "scheduled" ? [ask("Call off the schedule…", callOff)] : []),
      state === "archived" ? ask("Take out of the archive…", takeOut) : ask("Archive…", archive),
      ...(published_at === null ? [ask("Delete draft…", removal)] : []),
    ];
  };
}
