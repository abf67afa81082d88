import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { accountRoutes } from '@/lib/account-routes';
import { mostBulk } from '@/lib/domain/staff/queues/bulk';
import type { DeskRow } from '@/lib/domain/staff/queues/desk-row';
import type { QueueName } from '@/lib/domain/staff/queues/queue';
import { mostRows } from '@/lib/domain/staff/queues/queue';
import { queue as copy } from '@/messages/desk/queue';
import { queueLabels } from '@/messages/desk/queue-labels';
import { DeskQueueRow } from './desk-queue-row';
import { SelectAll } from './select-all';

interface DeskQueueProps {
  readonly queue: QueueName;
  readonly rows: readonly DeskRow[];
  readonly uid: string;
  readonly now: number;
}

/** One queue: its rows, longest waiting first, and the decision on several of them. */
export function DeskQueue({ queue, rows, uid, now }: DeskQueueProps) {
  const bulk = bulkWords[queue];
  const help = helps[queue];
  return (
    <section aria-labelledby={queue} className="mt-12 max-w-5xl">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-t-2 border-primary pt-3">
        <h2 id={queue} className="scroll-mt-4 text-heading font-semibold">
          {copy.heading({
            title: queueLabels[queue],
            count: rows.length >= mostRows ? `${mostRows}+` : String(rows.length),
            span: (children) => <span className="font-normal text-text-muted">{children}</span>,
          })}
        </h2>
        {queue === 'reviews' && rows.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <SelectAll form={bulkForm(queue)} count={rows.length} />
            <Link href={accountRoutes.reviewFlow} prefetch={false} className="font-medium text-link">
              {copy.startFlow}
            </Link>
          </div>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="mt-2 text-text-muted">{empty[queue]}</p>
      ) : (
        <>
          {help && <p className="mt-2 max-w-prose text-text-muted">{help}</p>}
          <ul className="mt-2 divide-y divide-line border-b border-line">
            {rows.map((row) => (
              <DeskQueueRow
                key={`${row.rowId} ${row.owner?.uid}`}
                row={row}
                uid={uid}
                now={now}
                selects={bulk ? bulkForm(queue) : null}
              />
            ))}
          </ul>
          {bulk && (
            <form id={bulkForm(queue)} action={accountRoutes.bulk} className="mt-4">
              <input type="hidden" name="queue" value={queue} />
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <Button type="submit" size="small">
                  {bulk}
                </Button>
                <p className="text-sm text-text-muted">{copy.bulkHelp({ most: mostBulk })}</p>
              </div>
            </form>
          )}
        </>
      )}
    </section>
  );
}

const bulkForm = (queue: QueueName): string => `bulk-${queue}`;

const bulkWords: Readonly<Partial<Record<QueueName, string>>> = {
  reviews: copy.bulkReviews,
  reports: copy.bulkReports,
};

const helps: Readonly<Partial<Record<QueueName, string>>> = {
  documents: copy.documentsHelp,
  mails: copy.mailsHelp,
};

const empty: Readonly<Record<QueueName, string>> = {
  reviews: copy.noReviews,
  verifications: copy.noVerifications,
  limits: copy.noLimits,
  reports: copy.noReports,
  defaults: copy.noDefaults,
  relations: copy.noRelations,
  documents: copy.noDocuments,
  mails: copy.noMails,
};
