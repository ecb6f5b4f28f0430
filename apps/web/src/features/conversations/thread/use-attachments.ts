import {
  type ConversationFile,
  conversationFileForm,
  conversationFileTexts,
} from "@callboard/contracts/conversation";
import { conversationLimits } from "@callboard/contracts/conversation-limits";
import { useRef, useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";

/** A file beside a message that is being written: on its way until it is `stored`, or failed with words. */
export type Attachment = {
  key: string;
  name: string;
  size: number;
  stored?: ConversationFile;
  failure?: string;
};

const { filesMax } = conversationLimits;

/** The files of a message that is being written. They are stored one after the other, as soon as they are chosen. */
export function useAttachments(application_id: number) {
  const [files, setFiles] = useState<Attachment[]>([]);
  const latest = useRef(Promise.resolve());
  const { mutateAsync } = trpc.conversation.addFile.useMutation({ meta: { errors: "inline" } });
  const change = (key: string, changed: Partial<Attachment>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)));

  async function store(key: string, file: File): Promise<void> {
    const { error } = conversationFileForm.shape.file.safeParse(file);
    if (error) return change(key, { failure: error.issues[0]?.message ?? conversationFileTexts.type });
    const form = new FormData();
    form.append("application_id", String(application_id));
    form.append("file", file);
    try {
      change(key, { stored: await mutateAsync(form) });
    } catch (failed) {
      const failure = readFailure(failed);
      change(key, { failure: failure.fields.file ?? failureMessage(failure, "It could not be sent") });
    }
  }

  function add(chosen: readonly File[]): void {
    for (const file of chosen.slice(0, filesMax - files.length)) {
      const key = crypto.randomUUID();
      setFiles((all) => [...all, { key, name: file.name, size: file.size }]);
      latest.current = latest.current.then(() => store(key, file));
    }
  }
  return {
    files,
    add,
    remove: (key: string) => setFiles((all) => all.filter((one) => one.key !== key)),
    clear: () => setFiles([]),
    isFull: files.length >= filesMax,
    /** Each is either stored or gone before the message can be sent. */
    isReady: files.every(({ stored }) => stored),
    ids: files.flatMap(({ stored }) => stored?.id ?? []),
  };
}
