import type { Country } from "#shared/lib/forms/visitor-country.ts";

const stripes = [0, 2, 4, 6, 8, 10, 12];

const drawings: Record<Country, React.ReactNode> = {
  IN: (
    <>
      <path fill="#ff9933" d="M0 0h28v7H0z" />
      <path fill="#fff" d="M0 7h28v6H0z" />
      <path fill="#138808" d="M0 13h28v7H0z" />
      <circle cx="14" cy="10" r="2.3" fill="none" stroke="#000080" strokeWidth="0.7" />
      <path
        stroke="#000080"
        strokeWidth="0.4"
        d="M14 7.7v4.6M11.7 10h4.6M12.4 8.4l3.2 3.2M15.6 8.4l-3.2 3.2"
      />
    </>
  ),
  US: (
    <>
      <path fill="#fff" d="M0 0h28v20H0z" />
      {stripes.map((row) => (
        <path key={row} fill="#b22234" d={`M0 ${(row * 20) / 13}h28v${20 / 13}H0z`} />
      ))}
      <path fill="#3c3b6e" d="M0 0h12.5v10.8H0z" />
      <path
        stroke="#fff"
        strokeWidth="1.1"
        strokeLinecap="round"
        strokeDasharray="0 2.1"
        d="M2 2h9M3 4.3h8M2 6.6h9M3 8.9h8"
      />
    </>
  ),
  GB: (
    <>
      <path fill="#012169" d="M0 0h28v20H0z" />
      <path stroke="#fff" strokeWidth="4" d="m0 0 28 20M28 0 0 20" />
      <path stroke="#c8102e" strokeWidth="1.6" d="m0 0 28 20M28 0 0 20" />
      <path stroke="#fff" strokeWidth="6.6" d="M14 0v20M0 10h28" />
      <path stroke="#c8102e" strokeWidth="4" d="M14 0v20M0 10h28" />
    </>
  ),
};

/** Decorative: the country's name stands beside it. */
export function Flag({ country }: { country: Country }) {
  return (
    <svg viewBox="0 0 28 20" className="h-4 w-5.5 shrink-0 rounded-[3px]" aria-hidden="true">
      {drawings[country]}
    </svg>
  );
}
