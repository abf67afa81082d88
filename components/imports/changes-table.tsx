import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import { choiceLabel } from '@/lib/copy/drafts/choice-label';
import { targetLabel } from '@/lib/copy/imports/target-label';
import { getField } from '@/lib/domain/drafts/fields/fields';
import type { ChangedLine } from '@/lib/domain/imports/import';
import { formatCount } from '@/lib/format';
import { importResult as copy } from '@/messages/imports/import-result';

interface ChangesTableProps {
  readonly changed: readonly ChangedLine[];
  /** How many homes change, with those not listed. */
  readonly count: number;
}

/** What an import would change, by home and field. */
export function ChangesTable({ changed, count }: ChangesTableProps) {
  if (changed.length === 0) return null;
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="text-heading font-semibold">
        {copy.changesTitle({ changed: count })}
      </h2>
      <table className="mt-4 w-full table-fixed border-y border-line text-left">
        <caption className="sr-only">{copy.changesCaption}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-text-muted">
            {[copy.home, copy.field, copy.before, copy.after].map((heading) => (
              <th key={heading} scope="col" className="py-2 pr-4 font-medium">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {changed.flatMap(({ draftId, title, changes }) =>
            changes.map(({ field, before, after }) => (
              <tr key={`${draftId} ${field}`}>
                <td className="break-words py-2 pr-4 align-top">
                  <Link href={accountRoutes.myListing(draftId)} prefetch={false} className="text-link">
                    {title}
                  </Link>
                </td>
                <td className="break-words py-2 pr-4 align-top">{targetLabel(field)}</td>
                <td className="break-words py-2 pr-4 align-top text-text-muted">
                  {shownAnswer(field, before)}
                </td>
                <td className="break-words py-2 align-top">{shownAnswer(field, after)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      {count > changed.length && (
        <p className="mt-3 text-text-muted">
          {copy.plusMore({ count: formatCount(count - changed.length) })}
        </p>
      )}
    </section>
  );
}

function shownAnswer(field: string, answer: string): string {
  if (answer === '') return copy.nothing;
  return getField(field)?.choices?.includes(answer) ? choiceLabel(field, answer) : answer;
}
