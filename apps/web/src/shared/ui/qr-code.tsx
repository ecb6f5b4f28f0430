import { useMemo } from "react";
import { encode } from "uqr";
import { cx } from "../lib/text/class-names.ts";

type QrCodeProps = { text: string; label: string; className?: string };

/** A QR code: black on white in both themes, since that is what cameras expect. */
export function QrCode({ text, label, className = "size-52" }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { border: 3 });
    const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
    return { size, path: modules.join("") };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cx("rounded-control border border-line forced-color-adjust-none", className)}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
