import { portfolioLimits } from "@callboard/contracts/portfolio-limits";
import type { Clip } from "@callboard/contracts/resume";
import { clipKindWords } from "@callboard/contracts/resume-words";
import { clipFileLine } from "./clip-file-line.ts";
import { ClipForm } from "./clip-form.tsx";
import { EntryList } from "./entry-list.tsx";
import type { SaveList } from "./use-undo.tsx";

type ClipEditorProps = { clips: Clip[]; onSave: SaveList<Clip> };

/** Videos and voice samples, on other sites and uploaded ones. */
export function ClipEditor({ clips, onSave }: ClipEditorProps) {
  return (
    <EntryList
      title="Clips"
      one="a clip"
      entries={clips}
      max={portfolioLimits.clipsMax}
      nameOf={({ title }) => title}
      lineOf={({ kind, url, file }) => `${clipKindWords[kind]}, ${file ? clipFileLine(file) : url}`}
      onSave={onSave}
      form={(clip, onDone) => <ClipForm {...{ clip, clips, onDone }} />}
    />
  );
}
