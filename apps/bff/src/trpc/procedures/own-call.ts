import { cancelCallInput, closeCallInput } from "@callboard/contracts/call";
import {
  callDraftSchema,
  callDraftsData,
  callDraftsQuery,
  saveDraftForm,
} from "@callboard/contracts/call-draft";
import { eventParams, eventSchema } from "@callboard/contracts/event";
import { editedEventForm, editedForm, postedAsForm, postedDraftForm } from "@callboard/contracts/event-form";
import { keyedForm } from "@callboard/contracts/idempotency";
import { ownCalls } from "../../upstream/calls/own-call.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { protectedProcedure, router, uploadProcedure, writeProcedure } from "../init.ts";
import { formDataOf } from "./form-data.ts";
import { messageOutput } from "./message.ts";

const event = checked(eventSchema);
const draft = checked(callDraftSchema);
const changing = writeProcedure.meta({ invalidates: ["event"] });

/** What the viewer does with the calls that they have posted, or are about to post. */
export const ownCallProcedures = router({
  /** Changes a call that is as `version` says: form data; photos stay where there are none. The same form with its key again is one edit. */
  edit: uploadProcedure
    .meta({ invalidates: ["event"] })
    .input(formDataOf(editedEventForm.and(editedForm).and(keyedForm)))
    .output(event)
    .mutation(async ({ ctx, input }) => (await request(ownCalls.edit, input, ctx)).event),

  /** Ends the applications, and answers all who wait with the message. */
  close: changing
    .input(closeCallInput.extend(eventParams.shape))
    .output(event)
    .mutation(async ({ ctx, input }) => (await request(ownCalls.close, input, ctx)).event),

  reopen: changing
    .input(eventParams)
    .output(event)
    .mutation(async ({ ctx, input }) => (await request(ownCalls.reopen, input, ctx)).event),

  /** For good; those who applied are told. */
  cancel: changing
    .input(cancelCallInput.extend(eventParams.shape))
    .output(event)
    .mutation(async ({ ctx, input }) => (await request(ownCalls.cancel, input, ctx)).event),

  /** Deletes a call that nobody has applied for. */
  remove: changing
    .input(eventParams)
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(ownCalls.remove, input, ctx)),

  /** Copies a call into a new draft. */
  duplicate: writeProcedure
    .meta({ invalidates: [] })
    .input(eventParams)
    .output(draft)
    .mutation(async ({ ctx, input }) => (await request(ownCalls.duplicate, input, ctx)).draft),

  /** The viewer's drafts, the last changed first. */
  drafts: protectedProcedure
    .input(callDraftsQuery.prefault({}))
    .output(checked(callDraftsData))
    .query(({ ctx, input }) => request(ownCalls.drafts, input, ctx)),

  draft: protectedProcedure
    .input(eventParams)
    .output(draft)
    .query(async ({ ctx, input }) => (await request(ownCalls.draft, input, ctx)).draft),

  /** Saves a new draft, or with `id` and `version` one that is there: form data, the texts as JSON in `fields`. */
  saveDraft: uploadProcedure
    .meta({ invalidates: [] })
    .input(formDataOf(saveDraftForm))
    .output(draft)
    .mutation(async ({ ctx, input }) => (await request(ownCalls.saveDraft, input, ctx)).draft),

  removeDraft: writeProcedure
    .meta({ invalidates: [] })
    .input(eventParams)
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(ownCalls.removeDraft, input, ctx)),

  /** Posts a draft as `event.create` posts a form; its photos stay where the form has none. */
  postDraft: uploadProcedure
    .meta({ invalidates: ["event"] })
    .input(formDataOf(editedEventForm.and(postedDraftForm).and(postedAsForm).and(keyedForm)))
    .output(event)
    .mutation(async ({ ctx, input }) => (await request(ownCalls.postDraft, input, ctx)).event),
});
