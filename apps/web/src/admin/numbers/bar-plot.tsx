const width = 320;
const height = 96;
const gap = 2;

/** A bar for each value, as high as it is beside the largest. The table beneath says the same to those who cannot see it. */
export function BarPlot({ values }: { values: readonly (number | null)[] }) {
  const largest = Math.max(...values.map((value) => value ?? 0), 0);
  const step = width / values.length;
  return (
    <svg
      viewBox={`0 0 ${width} ${height + 1}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-28 w-full text-primary"
    >
      <line x1="0" x2={width} y1={height + 0.5} y2={height + 0.5} className="stroke-line" />
      {values.map((value, index) => {
        const part = largest > 0 ? Math.max(value ?? 0, 0) / largest : 0;
        const tall = part > 0 ? Math.max(part * height, 2) : 0;
        return (
          <rect
            key={index}
            x={index * step + gap / 2}
            y={height - tall}
            width={Math.max(step - gap, 1)}
            height={tall}
            rx="1"
            fill="currentColor"
          />
        );
      })}
    </svg>
  );
}
