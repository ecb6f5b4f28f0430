import { categoryAccent } from "@callboard/contracts/accent";
import { Chip } from "#shared/ui/chip.tsx";

const fallbackName = "Uncategorized";

export function CategoryChip({ name }: { name: string | null }) {
  return <Chip accent={categoryAccent(name)}>{name || fallbackName}</Chip>;
}
