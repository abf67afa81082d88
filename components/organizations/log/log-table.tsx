import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import { logWords } from '@/lib/copy/staff/log-words';
import type { LogRow } from '@/lib/domain/reviews/organization-log';
import { formatMoment } from '@/lib/format';
import { logPage as copy } from '@/messages/organizations/log-page';
import { actionLabels } from '@/messages/staff/action-labels';

/** An organization's log: one line for each entry, with its home. */
export function LogTable({ rows }: { readonly rows: readonly LogRow[] }) {
  return (
    <ol className="mt-8 max-w-5xl divide-y divide-line border-y border-line">
      {rows.map(({ id, at, action, who, home, detail }) => (
        <li key={id} className="gap-x-6 py-3 sm:grid sm:grid-cols-[13rem_minmax(0,1fr)]">
          <p className="text-sm text-text-muted">
            <time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time>
          </p>
          <div className="min-w-0 break-words">
            <p>
              <strong className="font-semibold">{who ?? copy.staff}</strong> {actionLabels[action]}
              {home && (
                <>
                  {': '}
                  <Link href={accountRoutes.myListing(home.draftId)} prefetch={false} className="text-link">
                    {home.title || copy.untitled}
                  </Link>
                </>
              )}
            </p>
            {detail && <p className="text-sm text-text-muted">{logWords(detail)}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
