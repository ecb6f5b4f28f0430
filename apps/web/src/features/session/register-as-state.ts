/** Router state that opens the Register-as dialog on the home page. */
export const registerAsState = { registerAs: true } as const;

export function isAskingToRegister(state: unknown): boolean {
  return (state as Partial<typeof registerAsState> | null)?.registerAs === true;
}
