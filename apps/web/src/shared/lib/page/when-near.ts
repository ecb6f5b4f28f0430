const nearby = "400px";

/** Calls back once when an element is near the viewport. Returns the cleanup. */
export function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: nearby },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
