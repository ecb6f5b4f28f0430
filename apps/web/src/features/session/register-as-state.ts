/** Router state that opens the Register-as dialog on the front page. */
export const registerAsState = { registerAs: true } as const;

/** True for a location that asks for the dialog. */
export function isAskingToRegister(state: unknown): boolean {
  return (state as Partial<typeof registerAsState> | null)?.registerAs === true;
}
