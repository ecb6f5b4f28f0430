import { Check } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { type Country, countries } from "#shared/lib/forms/visitor-country.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { countryNames } from "./country-names.ts";
import { Flag } from "./flag.tsx";

type LocationMenuProps = { country: Country; onChoose: (country: Country) => void; children: ReactNode };

/** The button with its menu, open from the start: the first press loads it. */
export function LocationMenu({ country, onChoose, children }: LocationMenuProps) {
  return (
    // Not modal: a modal menu writes a style element, which the content policy refuses.
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger className={buttonClass({ variant: "secondary" })}>
        {children}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={8}
          collisionPadding={16}
          className="z-40 min-w-44 animate-fade rounded-control border border-line bg-surface p-1 text-ink shadow-float scheme-dark"
        >
          <DropdownMenu.RadioGroup value={country} onValueChange={(value) => onChoose(value as Country)}>
            {countries.map((value) => (
              <DropdownMenu.RadioItem
                key={value}
                value={value}
                className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-[7px] px-3 outline-none data-highlighted:bg-sunken"
              >
                <Flag country={value} />
                {countryNames[value]}
                <DropdownMenu.ItemIndicator className="ml-auto">
                  <Check aria-hidden className="size-4.5" />
                </DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
