/** What may be pressed before it works: a button, or one of several choices. Null for what somebody else takes care of. */
export function pressedPart(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('button[type="button"], input[type="radio"]');
}

/** Presses what was pressed before it worked. The browser has made the choice already, which would then be none. */
export function pressAgain(part: HTMLElement): void {
  if (part instanceof HTMLInputElement) part.checked = false;
  part.click();
}
