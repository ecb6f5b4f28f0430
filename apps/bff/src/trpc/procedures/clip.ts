import { clipUploadSchema } from "@callboard/contracts/clip-upload";
import { z } from "zod";
import { clipCalls } from "../../upstream/calls/clip.ts";
import { checked } from "../../upstream/checked.ts";
import { request } from "../../upstream/request.ts";
import { protectedProcedure, router } from "../init.ts";

/** Videos and recordings that artists upload. Their bytes have addresses of their own. */
export const clipProcedures = router({
  /** The viewer's own uploads that their résumé does not name: on their way, or waiting for it. */
  mine: protectedProcedure
    .output(checked(z.array(clipUploadSchema)))
    .query(async ({ ctx }) => (await request(clipCalls.mine, {}, ctx)).uploads),
});
