import type { ReactNode } from 'react';
import { ChevronDownIcon } from '@/components/ui/icons';
import { textPage as copy } from '@/messages/site/text-page';

interface TextSection {
  /** Anchor id. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface TextPageProps {
  readonly title: string;
  readonly lede: ReactNode;
  /** Effective or as-of date. */
  readonly asOf?: ReactNode;
  readonly sections: readonly TextSection[];
  /** Replaces the table of contents beside the text. */
  readonly aside?: ReactNode;
}

/** A text page: title, lede, table of contents, and linkable sections. */
export function TextPage({ title, lede, asOf, sections, aside }: TextPageProps) {
  return (
    <article className="page-width pt-10 sm:pt-14">
      <header>
        <h1 className="max-w-[18ch] text-display font-semibold">{title}</h1>
        <div className="mt-5 max-w-[54ch] text-lg leading-relaxed sm:text-xl sm:leading-relaxed">{lede}</div>
        {asOf && <p className="mt-4 max-w-[60ch] text-sm text-text-muted">{asOf}</p>}
      </header>
      <div className="mt-10 grid grid-cols-1 gap-x-14 gap-y-10 sm:mt-14 md:grid-cols-[14rem_minmax(0,1fr)] lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-20">
        {aside ?? <Contents sections={sections} />}
        <div className="min-w-0 space-y-14 sm:space-y-16">
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
        </div>
      </div>
    </article>
  );
}

function Section({ id, title, body }: TextSection) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t-2 border-primary pt-4">
      <h2 id={`${id}-title`} className="mb-5 text-title font-semibold">
        {title}
      </h2>
      <Prose>{body}</Prose>
    </section>
  );
}

/** Running text in lines of about 70 characters; wider content uses a `figure`. */
function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={prose}>{children}</div>;
}

const prose = [
  'text-[1.0625rem] leading-[1.7] [&>*+*]:mt-5',
  '[&>:not(figure)]:max-w-[62ch]',
  '[&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-4 hover:[&_a]:decoration-2',
  '[&>h3]:!mt-9 [&_h3]:text-heading [&_h3]:font-semibold [&_h3+*]:!mt-2.5',
  '[&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:pl-5 [&_ol]:list-decimal [&_ol]:space-y-2 [&_ol]:pl-5',
  '[&_strong]:font-semibold [&_code]:break-words [&_code]:rounded [&_code]:bg-surface-muted [&_code]:px-1 [&_code]:text-[0.9em]',
].join(' ');

function Contents({ sections }: Pick<TextPageProps, 'sections'>) {
  const list = (
    <ol className="space-y-0.5">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block py-1.5 leading-snug underline-offset-4 hover:underline hover:decoration-2"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={copy.page}>
      <details className="group rounded border border-line md:hidden">
        <summary className="flex min-h-12 items-center justify-between px-4 font-medium">
          {copy.page}
          <ChevronDownIcon className="size-5 transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <div className="px-4 pb-3">{list}</div>
      </details>
      <div className="sticky top-8 hidden border-t border-line pt-4 md:block">
        <p className="mb-2 text-sm text-text-muted">{copy.page}</p>
        <div className="text-[0.9375rem]">{list}</div>
      </div>
    </nav>
  );
}
