/** `run` is the script, free of quotes, spaces and angle brackets; `away` an address of the attacker's site. */
export type Recipe = (run: string, away: string) => string;

/** An attack as it is written, with RUN and AWAY for the two. */
export function written(text: string): Recipe {
  return (run, away) => text.replaceAll("RUN", run).replaceAll("AWAY", away);
}
