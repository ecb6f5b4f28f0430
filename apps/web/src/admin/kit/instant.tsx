const formats = {
  day: new Intl.DateTimeFormat("en-GB", { day: "2-digit", month: "short", year: "numeric" }),
  minute: new Intl.DateTimeFormat("en-GB", {
    day: "2-digit",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  }),
};

type InstantProps = { at: string; to?: keyof typeof formats; className?: string };

/** A moment, ISO 8601, as the clock of whoever reads it shows it. */
export function Instant({ at, to = "minute", className }: InstantProps) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={formats.minute.format(date)} className={className}>
      {formats[to].format(date)}
    </time>
  );
}
