import { Chip } from "#shared/ui/chip.tsx";
import { categoryAccent } from "./category-accent.ts";

const fallbackName = "Uncategorized";

export function CategoryChip({ name }: { name: string | null }) {
  return <Chip accent={categoryAccent(name)}>{name || fallbackName}</Chip>;
}
