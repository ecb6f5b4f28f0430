import { useEffect, useState } from "react";
import { readDraft, writeDraft } from "./drafts.ts";

/** The draft of one text, kept in this tab over reload and sign-in. `key` names it. */
export function useDraftText(key: string): {
  text: string;
  write: (text: string) => void;
  clear: () => void;
} {
  const [text, setText] = useState("");
  useEffect(() => setText(readDraft<string>(key, "tab") ?? ""), [key]);
  const write = (next: string) => {
    setText(next);
    writeDraft(key, "tab", next || null);
  };
  return { text, write, clear: () => write("") };
}
