/** A label and its value; must be inside a `dl`. */
export function CardFact({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="text-15 font-semibold wrap-anywhere">{value}</dd>
    </div>
  );
}
