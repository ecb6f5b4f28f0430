import { PageBanner } from "#shared/ui/page-banner.tsx";

type Section = {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
};
type LongTextProps = {
  title: string;
  text: { readonly updated: string; readonly intro: string; readonly sections: readonly Section[] };
};

function Contents({ sections }: { sections: readonly Section[] }) {
  return (
    <ol className="grid gap-0.5 text-15">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block py-1.5 text-muted underline-offset-4 hover:text-ink hover:underline"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

function SectionText({ section }: { section: Section }) {
  const { id, title, paragraphs, list } = section;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-line border-b py-8 first:pt-0 last:border-0"
    >
      <h2 id={`${id}-title`} className="text-23">
        {title}
      </h2>
      <div className="mt-3 grid gap-3">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {list && (
          <ul className="grid list-disc gap-2 pl-5 marker:text-muted">
            {list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** A long text in sections, with a table of contents. */
export function LongText({ title, text: { updated, intro, sections } }: LongTextProps) {
  return (
    <>
      <PageBanner title={title}>
        <p>{intro}</p>
        <p className="mt-4 text-14">{`Last updated ${updated}`}</p>
      </PageBanner>
      <div className="wrap grid gap-x-16 gap-y-8 pt-8 sm:pt-12 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <nav aria-label="Contents">
          <details className="group rounded-card border border-line bg-surface px-4 lg:hidden">
            <summary className="flex min-h-12 items-center justify-between font-semibold">
              Contents
              <span aria-hidden className="text-20 text-muted group-open:rotate-45">
                +
              </span>
            </summary>
            <div className="pb-3">
              <Contents sections={sections} />
            </div>
          </details>
          <div className="sticky top-24 hidden lg:block">
            <p className="mb-2 font-display text-18 font-heading">Contents</p>
            <Contents sections={sections} />
          </div>
        </nav>
        <div className="max-w-[68ch] text-16 sm:text-18">
          {sections.map((section) => (
            <SectionText key={section.id} section={section} />
          ))}
        </div>
      </div>
    </>
  );
}
