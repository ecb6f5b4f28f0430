import { artistPrivateFields } from "@callboard/contracts/artist-profile";
import { privateFieldLabels } from "@callboard/contracts/private-field-labels";
import { ChevronDown, Lock } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { openFieldsOf, useOwnPortfolio } from "./use-own-portfolio.ts";

/** The private fields of one's own profile: each is ticked for this application, or not sent. */
export function SharedFields() {
  const { register } = useFormContext();
  const [sharesProfile, ticked] = useWatch({ name: ["shares_profile", "shared_fields"] });
  const { data } = trpc.profile.mine.useQuery(undefined, { meta: { errors: "inline" } });
  const profile = data?.artist;
  const open = openFieldsOf(useOwnPortfolio(Boolean(profile))?.audiences);
  if (!profile || !sharesProfile) return null;
  const count = new Set([...(Array.isArray(ticked) ? ticked : []), ...open]).size;
  return (
    <details className="group rounded-control border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3 py-2 font-semibold">
        <Lock aria-hidden className="size-4 shrink-0 text-muted" />
        <span>
          Private details{" "}
          <span className="font-normal text-muted">{count > 0 ? `${count} sent along` : "none sent"}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="ml-auto size-5 shrink-0 text-muted transition-transform duration-120 group-open:rotate-180"
        />
      </summary>
      <fieldset className="px-3 pb-3">
        <legend className="mb-2 text-14 text-muted">
          Tick what this poster may read for this application. The rest stays with you, and what you tick
          leaves with the application when you withdraw it.
        </legend>
        <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
          {artistPrivateFields.map((field) => (
            <label key={field} className="flex min-h-11 items-center gap-3">
              <input
                // What is controlled, and what is not, are two inputs.
                key={String(open.includes(field))}
                type="checkbox"
                value={field}
                {...(open.includes(field) ? { checked: true, disabled: true } : register("shared_fields"))}
                className="size-5 shrink-0 accent-primary"
              />
              <span className="min-w-0 text-15 wrap-anywhere">
                <span className="text-muted">{privateFieldLabels[field]}: </span>
                {profile[field]}
              </span>
            </label>
          ))}
        </div>
        {open.length > 0 && (
          <p className="mt-2 text-14 text-muted">
            What cannot be changed here, your profile shows to every poster you apply to.
          </p>
        )}
      </fieldset>
    </details>
  );
}
