import { errorCatalogue } from "@callboard/contracts/error";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { notify } from "#shared/lib/failure/notify.ts";
import { useUser } from "#shared/lib/session/session.ts";
import { answerSignIn, useIsAskedToSignIn } from "#shared/lib/session/sign-in-request.ts";
import type { SignInDialog } from "./sign-in-dialog.tsx";

/** The dialog, from the first request on. If its code fails to load, the request is answered with no. */
function useDialog(isAsked: boolean) {
  const [Dialog, setDialog] = useState<typeof SignInDialog>();
  useEffect(() => {
    if (!isAsked || Dialog) return;
    import("./sign-in-dialog.tsx").then(
      ({ SignInDialog }) => setDialog(() => SignInDialog),
      () => {
        notify.error(errorCatalogue.network.text);
        answerSignIn(false);
      },
    );
  }, [isAsked, Dialog]);
  return Dialog;
}

/** Opens the sign-in dialog for `askToSignIn`. A navigation answers no, a sign-in in another tab yes. */
export function SignInDialogHost() {
  const isAsked = useIsAskedToSignIn();
  const Dialog = useDialog(isAsked);
  const user = useUser();
  const { key } = useLocation();
  useEffect(() => {
    if (isAsked && user) answerSignIn(true);
  }, [isAsked, user]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation leaves the page
  useEffect(() => () => answerSignIn(false), [key]);
  return Dialog ? <Dialog isOpen={isAsked} onAnswer={answerSignIn} /> : null;
}
