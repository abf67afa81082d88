import Link from 'next/link';
import { statusLabel } from '@/lib/domain/listing/labels';
import type { AuditEntry } from '@/lib/domain/selling/audit';
import { formatMoment } from '@/lib/format';
import { routes } from '@/lib/routes';

interface AuditListProps {
  readonly entries: readonly AuditEntry[];
  /** Leads from an entry to its listing, which staff read once it was sent in. */
  readonly isLinked?: boolean;
}

/** Who did what, when and why, the latest first. */
export function AuditList({ entries, isLinked }: AuditListProps) {
  return (
    <ol className="divide-y divide-line border-y border-line">
      {entries.map((entry) => (
        <li
          key={`${entry.subject}${entry.seq}`}
          className="gap-x-6 py-3 sm:grid sm:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <p className="text-sm text-text-muted">
            <time dateTime={new Date(entry.at).toISOString()}>{formatMoment(entry.at)}</time>
          </p>
          <div className="min-w-0">
            <p>
              <strong className="font-semibold">{entry.by.name}</strong>
              {entry.by.role === 'admin' && ' (staff)'} {words[entry.action]}
              {isLinked && entry.action !== 'started' && (
                <>
                  {': '}
                  <Link href={routes.review(entry.subject)} prefetch={false} className="text-link">
                    {entry.subject}
                  </Link>
                </>
              )}
            </p>
            {entry.before !== entry.after && (
              <p className="text-sm text-text-muted">
                {entry.before ? `${statusLabel(entry.before)} → ` : ''}
                {entry.after && statusLabel(entry.after)}
              </p>
            )}
            {entry.why && <p className="mt-1 whitespace-pre-line break-words text-sm">{entry.why}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

const words: Readonly<Record<AuditEntry['action'], string>> = {
  started: 'began a draft',
  submitted: 'sent it in',
  'taken-back': 'took it back',
  claimed: 'took it to review',
  released: 'gave it back to the queue',
  'changes-requested': 'asked for changes',
  rejected: 'rejected it',
  approved: 'approved and published it',
  reopened: 'opened it for changes',
  discarded: 'dropped the changes',
  changed: 'changed figures or days of it',
  withdrawn: 'took it off the market',
  confirmed: 'confirmed its facts',
  reminded: 'asked the seller to confirm its facts',
  held: 'put it on hold: its facts were not confirmed',
  'went-on-market': 'put it on the market on the day that the seller chose',
  'auction-moved': 'moved its auction before the start',
  'auction-cancelled': 'cancelled its auction',
  'reserve-lowered': 'lowered the reserve',
};
