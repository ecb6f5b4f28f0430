/** `run` is the script, without quotes, spaces and angle brackets; `away` a URL of the attacker's site. */
export type Recipe = (run: string, away: string) => string;

/** An attack with the placeholders RUN and AWAY. */
export function written(text: string): Recipe {
  return (run, away) => text.replaceAll("RUN", run).replaceAll("AWAY", away);
}
