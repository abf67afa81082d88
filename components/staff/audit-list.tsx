import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import { statusLabel } from '@/lib/copy/listings/status-label';
import { logWords } from '@/lib/copy/staff/log-words';
import { standardStatuses } from '@/lib/domain/listings/vocabulary';
import type { StoredEntry } from '@/lib/domain/reviews/audit-log';
import { formatMoment } from '@/lib/format';
import { actionLabels } from '@/messages/staff/action-labels';
import { auditList as copy } from '@/messages/staff/audit-list';

export interface AuditListProps {
  readonly entries: readonly StoredEntry[];
  /** Shows the subject of each entry with a link. */
  readonly isLinked?: boolean;
}

/** Who did what, when and why, with values before and after, latest first. */
export function AuditList({ entries, isLinked }: AuditListProps) {
  return (
    <ol className="divide-y divide-line border-y border-line">
      {entries.map((entry) => (
        <li
          key={`${entry.subject} ${entry.seq} ${entry.at} ${entry.action}`}
          className="gap-x-6 py-3 sm:grid sm:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <p className="text-sm text-text-muted">
            <time dateTime={new Date(entry.at).toISOString()}>{formatMoment(entry.at)}</time>
          </p>
          <div className="min-w-0 break-words">
            <p>
              {(entry.by.role === 'admin' ? copy.byStaff : copy.by)({
                name: entry.by.name,
                action: actionLabels[entry.action],
                strong: (children) => <strong className="font-semibold">{children}</strong>,
              })}
              {isLinked && (
                <>
                  {': '}
                  <Subject entry={entry} />
                </>
              )}
            </p>
            {entry.before !== entry.after && (
              <p className="text-sm text-text-muted">
                {copy.change({ before: stateWords(entry.before), after: stateWords(entry.after) })}
              </p>
            )}
            {entry.why && <p className="mt-1 whitespace-pre-line text-sm">{logWords(entry.why)}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Only its owner can read an unsubmitted draft. */
function Subject({ entry }: { readonly entry: StoredEntry }) {
  const name = entry.title || entry.subject;
  const href = entry.action === 'started' ? null : hrefOf(entry);
  return href ? (
    <Link href={href} prefetch={false} className="text-link">
      {name}
    </Link>
  ) : (
    name
  );
}

function hrefOf({ about, subject, seq }: StoredEntry): string {
  if (about === 'person') return accountRoutes.staffPerson(subject);
  if (about === 'organization') return accountRoutes.staffOrganization(subject);
  if (about === 'report') return accountRoutes.staffReport(subject);
  if (about === 'site') return accountRoutes.desk;
  return about === 'auction' || seq === null
    ? accountRoutes.staffHome(subject)
    : accountRoutes.review(subject);
}

function stateWords(state: string | null): string {
  const status = standardStatuses.find((each) => each === state);
  return status ? statusLabel(status) : logWords(state ?? copy.none);
}
