import { ChevronDown } from "lucide-react";
import { Link } from "react-router-dom";
import { useCapabilities } from "#shared/lib/page/page-context.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { Card } from "#shared/ui/card.tsx";
import { PageBanner } from "#shared/ui/page-banner.tsx";
import { type HelpQuestion, helpQuestions } from "./help-questions.ts";

function QuestionItem({ item }: { item: HelpQuestion }) {
  const { id, question, needs, otherwise } = item;
  const capabilities = useCapabilities();
  const isOffered = !needs || capabilities.includes(needs);
  const known = isOffered ? item : otherwise;
  if (!known) return null;
  const { answer, link } = known;
  return (
    <details id={id} className="group border-line border-b">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 text-16 font-semibold sm:text-18">
        <span className="min-w-0 wrap-anywhere">{question}</span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform duration-180 group-open:rotate-180"
        />
      </summary>
      <div className="grid max-w-[65ch] gap-3 pr-8 pb-5">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && (
          <Link to={link.to} className="text-link justify-self-start font-semibold">
            {link.text}
          </Link>
        )}
      </div>
    </details>
  );
}

function Support() {
  return (
    <aside className="lg:sticky lg:top-24">
      <Card className="p-6">
        <h2 className="text-23">Contact support</h2>
        <p className="mt-3 text-muted">
          Your question is not here? Write to us. Say what you were doing and on which page, and we find it
          faster.
        </p>
        <Link to="/contact" className={`${buttonClass()} mt-5`}>
          Contact support
        </Link>
      </Card>
    </aside>
  );
}

export function HelpCenter() {
  return (
    <>
      <PageBanner title="Help Center">
        <p>Short answers to what people ask most, and a way to reach us for everything else.</p>
      </PageBanner>
      <div className="wrap grid grid-cols-1 items-start gap-x-16 gap-y-12 pt-8 sm:pt-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-1 gap-10">
          {helpQuestions.map(({ subject, questions }) => (
            <section key={subject} aria-label={subject}>
              <h2 className="border-ink border-b-2 pb-3 text-23">{subject}</h2>
              {questions.map((item) => (
                <QuestionItem key={item.id} item={item} />
              ))}
            </section>
          ))}
        </div>
        <Support />
      </div>
    </>
  );
}
