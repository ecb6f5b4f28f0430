import { imageForm } from "@callboard/contracts/library-image";
import { photoTypes } from "@callboard/contracts/photo";
import type { Editor } from "@tiptap/react";
import { useRef } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { measureImage } from "./measure-image.ts";

const imagesOf = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].filter(({ type }) => (photoTypes as readonly string[]).includes(type));

/** Uploads images that are pasted or dropped into the text, and puts each where the cursor is then. */
export function useImageFiles() {
  const { client } = trpc.useUtils();
  const editor = useRef<Editor | null>(null);

  async function add(photo: File): Promise<void> {
    const { error } = imageForm.safeParse({ photo });
    if (error) return notify.error(error.issues[0]?.message ?? "This image cannot be read");
    const data = new FormData();
    data.append("photo", photo);
    notify.blank("Uploading the image…");
    try {
      const { image } = await client.image.add.mutate(data);
      const { address: src, alt } = image;
      const attrs = { src, alt, ...(await measureImage(src)) };
      editor.current
        ?.chain()
        .focus()
        .insertContent([{ type: "figure", attrs }, { type: "paragraph" }])
        .run();
    } catch (failure) {
      notify.error(failureMessage(readFailure(failure), "The image could not be uploaded"));
    }
  }

  async function addAll(images: File[]): Promise<void> {
    for (const image of images) await add(image);
  }

  return {
    editor,
    handlePaste: (_view: unknown, { clipboardData }: ClipboardEvent) => {
      const images = imagesOf(clipboardData);
      // A word processor sends its text as an image too.
      if (images.length === 0 || clipboardData?.types.includes("text/html")) return false;
      void addAll(images);
      return true;
    },
    handleDrop: (_view: unknown, event: DragEvent) => {
      const images = imagesOf(event.dataTransfer);
      if (images.length === 0) return false;
      event.preventDefault();
      void addAll(images);
      return true;
    },
  };
}
