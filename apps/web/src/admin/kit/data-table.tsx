import type { Key, ReactNode } from "react";
import { cx } from "#shared/lib/text/class-names.ts";

export type Column<Row> = {
  header: string;
  /** What the row is known by: the head of its card on a phone. */
  isTitle?: boolean;
  /** For buttons: the header is there for assistive technology alone. */
  isActions?: boolean;
  /** Of the cells. */
  className?: string;
  cell: (row: Row) => ReactNode;
};

type DataTableProps<Row> = {
  /** The table's accessible name. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
};

const cellClass = <Row,>({ isTitle, isActions, className }: Column<Row>) =>
  cx(
    "min-w-0 align-top md:px-4 md:py-3",
    isTitle ? "wrap-anywhere" : "wrap-break-word max-md:wrap-anywhere",
    isTitle && "max-md:col-span-2 max-md:pr-12 max-md:pb-1",
    isActions
      ? "max-md:absolute max-md:top-2 max-md:right-2 md:text-right"
      : !isTitle && "max-md:col-span-2 max-md:grid max-md:grid-cols-subgrid max-md:items-baseline",
    className,
  );

/** A table on a desk; on a phone each row is a card, whose values have their column's name beside them. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <table className="w-full border-separate border-spacing-0 rounded-card border-line text-15 max-md:block md:border md:bg-surface">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {columns.map(({ header, isActions }) => (
            <th
              key={header}
              scope="col"
              className="px-4 py-2.5 text-left text-13 font-semibold whitespace-nowrap text-muted"
            >
              {isActions ? <span className="sr-only">{header}</span> : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:grid-cols-1 max-md:gap-3">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="max-md:relative max-md:grid max-md:grid-cols-[7.5rem_minmax(0,1fr)] max-md:gap-x-3 max-md:gap-y-1.5 max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:p-4 md:*:border-t md:*:border-line"
          >
            {columns.map((column) => (
              <td key={column.header} className={cellClass(column)}>
                {!column.isTitle && !column.isActions && (
                  <span aria-hidden className="text-13 text-muted md:hidden">
                    {column.header}
                  </span>
                )}
                {column.isTitle || column.isActions ? (
                  column.cell(row)
                ) : (
                  <div className="min-w-0">{column.cell(row)}</div>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
