/** The size of a stored image, so that its page keeps its place; nothing where it does not load. */
export function measureImage(src: string): Promise<{ width?: string; height?: string }> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: String(image.naturalWidth), height: String(image.naturalHeight) });
    image.onerror = () => resolve({});
    image.src = src;
  });
}
