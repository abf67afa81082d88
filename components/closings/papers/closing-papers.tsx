import { closingPapersOf, papersReadOn } from '@/lib/domain/closings/views/closing-papers';
import { type PaperHome, papersOfHomes } from '@/lib/domain/closings/views/papers-of-homes';
import { formatDay } from '@/lib/format';
import { closingPapers as copy } from '@/messages/closings/closing-papers';
import { homesOfPaper } from '@/messages/closings/homes-of-paper';

/** Papers and checks besides the transfer tax forms, each with its source. */
export const ClosingPapers = ({ homes }: { readonly homes: readonly PaperHome[] }) => (
  <section aria-label={copy.title} className="text-sm">
    <p className="font-semibold">{copy.title}</p>
    <ul className="mt-1 space-y-2">
      {papersOfHomes(homes, closingPapersOf, ({ name }) => name).map(
        ({ paper: { name, source }, places }) => (
          <li key={name} className="max-w-prose">
            <strong className="font-medium">{copy.papers[name].title}</strong>{' '}
            <span className="text-text-muted">
              {copy.papers[name].text}{' '}
              {source === null ? (
                copy.unverified({ law: copy.papers[name].law })
              ) : (
                <a href={source} className="text-link">
                  {copy.papers[name].law}
                </a>
              )}
            </span>
            <HomesOfPaper places={places} />
          </li>
        ),
      )}
    </ul>
    <p className="mt-2 text-text-muted">
      {copy.readOn({ day: formatDay(`${papersReadOn}T12:00:00-05:00`) })}
    </p>
  </section>
);

/** Under a paper that only some homes of a lot need. */
export const HomesOfPaper = ({ places }: { readonly places: readonly string[] }) =>
  places.length > 0 && (
    <span className="block text-sm font-medium">{homesOfPaper.only({ homes: places.join('; ') })}</span>
  );
