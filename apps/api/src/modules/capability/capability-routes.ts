import { capabilities } from "@callboard/contracts/capability";
import { capabilitiesData } from "@callboard/contracts/wire/capability";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { showedStaffKey } from "../../http/api-key.ts";
import { answers, ok } from "../../http/envelope.ts";

/** Rises when a capability means something else. */
const version = "1";

/** What this API offers beside the specification's calls. */
export function capabilityRoutes({ hasPush }: { hasPush: boolean }): FastifyPluginAsyncZod {
  const schema = {
    tags: ["Capabilities"],
    summary: "What the API offers beside the calls of the specification",
    response: answers(capabilitiesData),
  };
  return async (app) => {
    app.get("/capabilities", { schema }, async (request) => {
      const lacking = [...(hasPush ? [] : ["push"]), ...(showedStaffKey(request) ? [] : ["staff"])];
      const offered = capabilities.filter((name) => !lacking.includes(name));
      return ok({ version, capabilities: offered });
    });
  };
}
