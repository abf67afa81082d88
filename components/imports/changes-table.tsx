import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import { choiceLabel } from '@/lib/copy/drafts/choice-label';
import { targetLabel } from '@/lib/copy/imports/target-label';
import { getField } from '@/lib/domain/drafts/fields/fields';
import type { ChangedLine } from '@/lib/domain/imports/import';
import { formatCount } from '@/lib/format';
import { importResult as copy } from '@/messages/imports/import-result';
import { FirstRows } from './first-rows';

interface ChangesTableProps {
  readonly changed: readonly ChangedLine[];
  /** How many homes change, with those not listed. */
  readonly count: number;
}

/** What an import would change, by home and field. */
export function ChangesTable({ changed, count }: ChangesTableProps) {
  if (changed.length === 0) return null;
  const rows = changed.flatMap(({ draftId, title, changes }) =>
    changes.map((change) => ({ draftId, title, ...change })),
  );
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="text-heading font-semibold">
        {copy.changesTitle({ changed: count })}
      </h2>
      <FirstRows
        caption={copy.changesCaption}
        headings={[copy.home, copy.change]}
        rows={rows}
        count={rows.length}
        keyOf={({ draftId, field }) => `${draftId} ${field}`}
        cellsOf={({ draftId, title, field, before, after }) => [
          <Link key="home" href={accountRoutes.myListing(draftId)} prefetch={false} className="text-link">
            {title}
          </Link>,
          <div key="change">
            <p className="text-sm text-text-muted">{targetLabel(field)}</p>
            <p>{copy.fromTo({ before: shownAnswer(field, before), after: shownAnswer(field, after) })}</p>
          </div>,
        ]}
      />
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
