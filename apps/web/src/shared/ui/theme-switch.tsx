import { Monitor, Moon, Sun } from "lucide-react";
import { useId } from "react";
import { useStoredChoice } from "#shared/lib/page/stored-choice.ts";

const themes = ["system", "light", "dark"] as const;
const looks = {
  system: { text: "System theme", Icon: Monitor },
  light: { text: "Light theme", Icon: Sun },
  dark: { text: "Dark theme", Icon: Moon },
};

/** System, light or dark. The inline script applies the same choice before the first paint. */
export function ThemeSwitch() {
  const [theme, setTheme] = useStoredChoice("theme", themes);
  const name = useId();
  const handleChange = (next: (typeof themes)[number]) => {
    setTheme(next);
    if (next === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
  };
  return (
    <fieldset className="flex rounded-full border border-control p-0.5">
      <legend className="sr-only">Theme</legend>
      {themes.map((value) => {
        const { text, Icon } = looks[value];
        return (
          <label
            key={value}
            title={text}
            className="grid h-10 w-11 cursor-pointer place-items-center rounded-full text-muted hover:text-ink has-checked:bg-sunken has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={theme === value}
              onChange={() => handleChange(value)}
              className="sr-only"
            />
            <Icon aria-hidden className="size-4.5" />
            <span className="sr-only">{text}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
