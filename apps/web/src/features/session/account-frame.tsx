import type { ReactNode } from "react";
import { NeedsScript } from "#shared/ui/form/needs-script.tsx";
import { AccountIllustration } from "./account-illustration.tsx";

type AccountFrameProps = { title: string; lead?: ReactNode; children: ReactNode };

/** The layout of the account pages: a form, and an illustration where there is room. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  return (
    <div className="wrap pt-6 sm:pt-12">
      <div className="mx-auto grid max-w-md grid-cols-1 overflow-hidden rounded-hero border border-line bg-surface lg:max-w-5xl lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 content-start gap-6 p-5 sm:p-10">
          <div className="grid gap-3">
            <h1 className="text-34">{title}</h1>
            {lead && <p className="text-muted">{lead}</p>}
          </div>
          <NeedsScript>
            This form needs JavaScript, which is off or did not arrive. Articles, events and campaigns can be
            read without it.
          </NeedsScript>
          {children}
        </div>
        <AccountIllustration className="max-lg:hidden" />
      </div>
    </div>
  );
}
