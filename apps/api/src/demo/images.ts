import { imageFolder, imageNames, readImage } from "@callboard/demo/images";
import { type MediaStore, mediaAddress } from "../modules/media/media-store.ts";

/**
 * A store that has the demo's images besides its own: each is put into it when somebody first asks for it, so that a
 * first start need not wait for hundreds of them.
 */
export function withDemoImages(store: MediaStore, folder: string = imageFolder): MediaStore {
  const names = imageNames(folder);
  const underWay = new Map<string, Promise<string>>();

  function prepare(name: string): Promise<string> {
    const known = underWay.get(name);
    if (known) return known;
    const address = readImage(name, folder)
      .then((rendered) => store.put(name, rendered))
      .finally(() => underWay.delete(name));
    underWay.set(name, address);
    return address;
  }

  return {
    ...store,
    open: async (file) => {
      const stored = await store.open(file);
      const name = file.replace(/-\d+\.webp$/, "");
      if (stored || !names.has(name)) return stored;
      await prepare(name);
      return store.open(file);
    },
  };
}

/** Requests every demo image once, one after the other, until `isOver`, so that they are stored before somebody asks. */
export async function prepareImages(
  media: MediaStore,
  isOver: () => boolean,
  folder?: string,
): Promise<void> {
  for (const name of imageNames(folder)) {
    if (isOver()) return;
    const stored = await media.open(mediaAddress(name).replace("/media/", ""));
    stored?.body.destroy();
  }
}
