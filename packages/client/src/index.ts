export type { BrowserAuth, User } from "@callboard/contracts/account";
export {
  changePhoneInput,
  requestResetInput,
  resendOtpInput,
  resetPasswordInput,
  signInInput,
  signUpInput,
  verifyOtpInput,
} from "@callboard/contracts/account";
export { createAgencyProfileInput } from "@callboard/contracts/agency-profile";
export { createApplicationInput } from "@callboard/contracts/application";
export { createArtistProfileInput } from "@callboard/contracts/artist-profile";
export { createCommentInput } from "@callboard/contracts/comment";
export { createContactInput } from "@callboard/contracts/contact";
export { createContributionInput } from "@callboard/contracts/contribution";
export {
  type ErrorCode,
  type ErrorData,
  type ErrorEffect,
  type ErrorEntry,
  errorCatalogue,
  errorCodes,
} from "@callboard/contracts/error";
export { crowdfundingForm, eventForm } from "@callboard/contracts/event-form";
export { type BrowserSessionOptions, createBrowserSession, type TextStorage } from "./browser-session.ts";
export type { CallOptions, Mutation, Query } from "./call.ts";
export { type Client, type ClientOptions, createClient } from "./create-client.ts";
export { type Failure, readFailure } from "./failure.ts";
export { formDataOf } from "./form-data.ts";
export type { Inputs, Outputs } from "./inputs-and-outputs.ts";
export type { Session } from "./session.ts";
export {
  createStandaloneSession,
  type SessionState,
  type StandaloneSessionOptions,
} from "./standalone-session.ts";
