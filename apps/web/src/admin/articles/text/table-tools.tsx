import type { Editor } from "@tiptap/react";
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Grid2x2X,
  PanelTop,
  TableColumnsSplit,
  TableRowsSplit,
} from "lucide-react";
import { Toolbar } from "radix-ui";
import { ToolbarButton, ToolbarSeparator } from "./toolbar-button.tsx";

/** The tools of the table that the cursor is in. */
export function TableTools({ editor }: { editor: Editor }) {
  const run = () => editor.chain().focus();
  return (
    <Toolbar.Root
      aria-label="Tools of the table"
      className="mt-1.5 flex flex-wrap items-center gap-0.5 border-line border-t pt-1.5"
      onKeyDown={({ key }) => {
        if (key === "Escape") editor.commands.focus();
      }}
    >
      <ToolbarButton
        label="Row above"
        icon={BetweenHorizontalEnd}
        onPress={() => run().addRowBefore().run()}
      />
      <ToolbarButton
        label="Row below"
        icon={BetweenHorizontalStart}
        onPress={() => run().addRowAfter().run()}
      />
      <ToolbarButton label="Delete row" icon={TableRowsSplit} onPress={() => run().deleteRow().run()} />
      <ToolbarSeparator />
      <ToolbarButton
        label="Column before"
        icon={BetweenVerticalEnd}
        onPress={() => run().addColumnBefore().run()}
      />
      <ToolbarButton
        label="Column after"
        icon={BetweenVerticalStart}
        onPress={() => run().addColumnAfter().run()}
      />
      <ToolbarButton
        label="Delete column"
        icon={TableColumnsSplit}
        onPress={() => run().deleteColumn().run()}
      />
      <ToolbarSeparator />
      <ToolbarButton
        label="Head row on or off"
        icon={PanelTop}
        onPress={() => run().toggleHeaderRow().run()}
      />
      <ToolbarButton label="Delete table" icon={Grid2x2X} onPress={() => run().deleteTable().run()} />
    </Toolbar.Root>
  );
}
