import { Link } from "react-router-dom";
import { cx } from "#shared/lib/text/class-names.ts";
import { Button, buttonClass } from "#shared/ui/button.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";

type WizardButtonsProps = {
  isFirst: boolean;
  isLast: boolean;
  nextText: string;
  isSending: boolean;
  onBack: () => void;
  /** The error of the last submit. */
  failure: string | undefined;
};

/** Back, Next and Skip; all keep the draft. */
export function WizardButtons({ isFirst, isLast, nextText, isSending, onBack, failure }: WizardButtonsProps) {
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton
          isSending={isSending}
          busyText="Submitting..."
          className="order-last ml-auto max-sm:order-first max-sm:w-full"
        >
          {isLast ? "Submit" : nextText}
        </SubmitButton>
        <Button
          variant="secondary"
          disabled={isFirst || isSending}
          onClick={onBack}
          className="max-sm:flex-1"
        >
          Go Back
        </Button>
        <Link to="/" className={cx(buttonClass({ variant: "quiet" }), "max-sm:flex-1")}>
          Skip for now
        </Link>
      </div>
      <FormError message={failure} />
    </div>
  );
}
