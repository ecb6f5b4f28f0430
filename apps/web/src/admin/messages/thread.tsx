import type { ContactMessage } from "@callboard/contracts/contact-inbox";
import { Link, useParams } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { BackLink } from "#shared/ui/back-link.tsx";
import { buttonClass } from "#shared/ui/button.tsx";
import { Instant } from "../kit/instant.tsx";
import { ListState } from "../kit/list-state.tsx";
import { PageHeader } from "../kit/page-header.tsx";
import { StatusChip } from "../kit/status-chip.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { messageStateWords } from "./message-words.ts";
import { ThreadActs } from "./thread-acts.tsx";

type EntryProps = { who: string; at: string; text: string; isOurs?: boolean };

function Entry({ who, at, text, isOurs = false }: EntryProps) {
  return (
    <li
      className={`rounded-card border border-line p-4 sm:p-5 ${isOurs ? "bg-sunken sm:ml-10" : "bg-surface sm:mr-10"}`}
    >
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-semibold wrap-anywhere">{who}</span>
        <Instant at={at} className="text-13 text-muted" />
      </p>
      <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
    </li>
  );
}

function Facts({ message: { state, email, topic } }: { message: ContactMessage }) {
  const { name, tone } = messageStateWords[state];
  const facts = [
    [
      "State",
      <StatusChip key="state" tone={tone}>
        {name}
      </StatusChip>,
    ],
    [
      "From",
      <a key="from" href={`mailto:${email}`} className="underline wrap-anywhere">
        {email}
      </a>,
    ],
    ...(topic ? [["Topic", topic]] : []),
  ] as const;
  return (
    <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-2 text-15">
      {facts.map(([term, value]) => (
        <div key={String(term)} className="contents">
          <dt className="text-13 text-muted">{term}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Conversation({ message }: { message: ContactMessage }) {
  return (
    <>
      <PageHeader title={`${message.name}, ${message.reference}`} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 content-start gap-6">
          <ol aria-label="Thread" className="grid gap-4">
            <Entry who={message.name} at={message.created_at} text={message.message} />
            {message.answers.map(({ id, author_name, created_at, text }) => (
              <Entry key={id} who={author_name} at={created_at} text={text} isOurs />
            ))}
          </ol>
          <AnswerForm message={message} />
        </div>
        <aside aria-label="About the message" className="grid content-start gap-6 max-lg:row-start-1">
          <Facts message={message} />
          <ThreadActs message={message} />
        </aside>
      </div>
    </>
  );
}

function NotThere() {
  return (
    <>
      <PageHeader title="Message not found" text="There is no message at this address." />
      <Link to="/admin/messages" className={buttonClass({ variant: "secondary" })}>
        Go to the messages
      </Link>
    </>
  );
}

/** A message with its answers. */
export function Thread() {
  const id = Number(useParams().id);
  const isId = Number.isSafeInteger(id) && id > 0;
  const query = trpc.contactInbox.get.useQuery(
    { id },
    { enabled: isId, staleTime: 0, meta: { errors: "inline" } },
  );
  if (!isId || (query.error && readFailure(query.error).code === "not_found")) return <NotThere />;
  return (
    <>
      <BackLink to="/admin/messages">Messages</BackLink>
      {!query.data && <PageHeader title="Message" />}
      <ListState query={query} failure="The message could not be loaded">
        {(message) => <Conversation message={message} />}
      </ListState>
    </>
  );
}
