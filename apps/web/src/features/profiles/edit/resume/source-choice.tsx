import { portfolioLimits } from "@callboard/contracts/portfolio-limits";
import { useId } from "react";

const sources = { link: "A link", file: "A file" } as const;
export type ClipSource = keyof typeof sources;

type SourceChoiceProps = {
  source: ClipSource;
  /** True where as many are uploaded as can be. */
  isFull: boolean;
  onChange: (source: ClipSource) => void;
};

/** Whether a clip is on another site, or uploaded. */
export function SourceChoice({ source, isFull, onChange }: SourceChoiceProps) {
  const id = useId();
  return (
    <fieldset
      className="grid min-w-0 grid-cols-1 gap-1.5"
      {...(isFull && { "aria-describedby": `${id}-full` })}
    >
      <legend className="mb-1.5 text-15 font-semibold">Where it is</legend>
      <div className="grid grid-cols-2 gap-2">
        {(Object.keys(sources) as ClipSource[]).map((one) => (
          <label
            key={one}
            htmlFor={`${id}-${one}`}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-control px-3.5 has-checked:border-primary has-checked:bg-sunken has-disabled:cursor-default has-disabled:opacity-55"
          >
            <input
              id={`${id}-${one}`}
              type="radio"
              name={`${id}-source`}
              checked={source === one}
              disabled={one === "file" && isFull}
              onChange={() => onChange(one)}
              className="size-4 accent-primary"
            />
            <span className="font-semibold">{sources[one]}</span>
          </label>
        ))}
      </div>
      {isFull && (
        <p id={`${id}-full`} className="text-14 text-muted">
          You have uploaded {portfolioLimits.clipFilesMax} clips, as many as a profile can have. Delete one to
          upload another.
        </p>
      )}
    </fieldset>
  );
}
