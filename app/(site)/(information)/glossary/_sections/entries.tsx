import { type GlossaryEntry, glossaryAnchor } from '@/lib/copy/glossary/glossary';
import { entries as copy } from '@/messages/glossary/entries';

export const Entries = ({ entries }: { readonly entries: readonly GlossaryEntry[] }) => (
  <dl className="!max-w-none divide-y divide-line">
    {entries.map((entry) => (
      <Entry key={entry.term} {...entry} />
    ))}
  </dl>
);

/** The term links to itself, so that it can be shared. */
function Entry({ term, text, see = [] }: GlossaryEntry) {
  const anchor = glossaryAnchor(term);
  return (
    <div
      id={anchor}
      className="grid gap-x-8 gap-y-1 py-4 first:pt-0 target:bg-surface-muted lg:grid-cols-[14rem_minmax(0,58ch)]"
    >
      <dt className="font-semibold leading-snug lg:pt-0.5">
        <a href={`#${anchor}`} className="!no-underline hover:!underline">
          {term}
        </a>
      </dt>
      <dd>
        {text}
        {see.length > 0 && (
          <span className="mt-1 block text-[0.9375rem] text-text-muted">
            {copy.seeAlso}{' '}
            {see.map((other, index) => (
              <span key={other}>
                {index > 0 && ', '}
                <a href={`#${glossaryAnchor(other)}`}>{other}</a>
              </span>
            ))}
          </span>
        )}
      </dd>
    </div>
  );
}
