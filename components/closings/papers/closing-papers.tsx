import { closingPapersOf, papersReadOn, type SoldHome } from '@/lib/domain/closings/views/closing-papers';
import { formatDay } from '@/lib/format';
import { closingPapers as copy } from '@/messages/closings/closing-papers';

/** Papers and checks besides the transfer tax forms, each with its source. */
export const ClosingPapers = (home: SoldHome) => (
  <section aria-label={copy.title} className="text-sm">
    <p className="font-semibold">{copy.title}</p>
    <ul className="mt-1 space-y-2">
      {closingPapersOf(home).map(({ name, source }) => (
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
        </li>
      ))}
    </ul>
    <p className="mt-2 text-text-muted">
      {copy.readOn({ day: formatDay(`${papersReadOn}T12:00:00-05:00`) })}
    </p>
  </section>
);
