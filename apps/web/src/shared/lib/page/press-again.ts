/**
 * The button or radio input under an event that may be pressed before hydration; null for elements that work without
 * it.
 */
export function pressedPart(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('button[type="button"], input[type="radio"]');
}

/**
 * Replays a click after hydration. A radio input is unchecked first, because clicking a checked one fires no change
 * event.
 */
export function pressAgain(part: HTMLElement): void {
  if (part instanceof HTMLInputElement) part.checked = false;
  part.click();
}
