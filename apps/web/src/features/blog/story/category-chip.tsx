import { Chip } from "#shared/ui/chip.tsx";
import { gelOfCategory } from "./gel-of-category.ts";

const fallbackName = "Uncategorized";

/** The category of an article, on the colour of its kind. */
export function CategoryChip({ name }: { name: string | null }) {
  return <Chip gel={gelOfCategory(name)}>{name || fallbackName}</Chip>;
}
