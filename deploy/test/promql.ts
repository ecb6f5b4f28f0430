/** A metric that an expression reads, and the labels that it is picked by. */
export type Selector = { metric: string; labels: string[] };

const words = new Set(["and", "or", "unless", "bool", "offset"]);

/** The labels of `by (…)` and its like, of all of them in an expression. */
export function groupingsOf(expression: string): string[] {
  const lists = expression.matchAll(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g);
  return [...lists].flatMap(([, list = ""]) => list.split(",").map((label) => label.trim()));
}

/** What an expression in Prometheus' language reads. */
export function selectorsOf(expression: string): Selector[] {
  const bare = expression
    .replace(/"[^"]*"/g, '""')
    .replace(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, " ")
    .replace(/\[[^\]]*\]/g, " ");
  const found = bare.matchAll(/(?<![\w{,.])([a-z_]\w*)\s*(\{[^}]*\}|(?!\w*\s*\())/g);
  return [...found]
    .filter(([, metric = ""]) => !words.has(metric))
    .map(([, metric = "", braces = ""]) => ({
      metric,
      labels: [...braces.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = ""]) => label),
    }));
}
