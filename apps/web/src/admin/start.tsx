import "./admin.css";
import { type Capability, isCapability } from "@callboard/contracts/capability";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { watchForLostCode } from "#shared/lib/page/lost-code.ts";
import { PageContext } from "#shared/lib/page/page-context.ts";
import { AdminApp } from "./admin-app.tsx";

/** What the gateway wrote into the document; in development, where it did not, what a back office needs. */
function offered(): Capability[] {
  const written = document.getElementById("state")?.textContent;
  const { capabilities = ["staff"] } = written ? (JSON.parse(written) as { capabilities?: string[] }) : {};
  return capabilities.filter(isCapability);
}

watchForLostCode();
const context = {
  now: new Date().toISOString(),
  host: window.location.host,
  capabilities: offered(),
  hydrating: { current: false },
};
const handleMount = () => {
  document.documentElement.dataset.ready = "true";
};
createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <PageContext value={context}>
      <BrowserRouter>
        <AdminApp onMount={handleMount} />
      </BrowserRouter>
    </PageContext>
  </StrictMode>,
);
