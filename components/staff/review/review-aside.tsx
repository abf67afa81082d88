import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import { redFlagWords } from '@/lib/copy/listings/red-flag-words';
import type { RedFlag } from '@/lib/domain/risk-report/red-flags';
import type { ReviewRecords } from '@/lib/domain/staff/queues/review-records';
import { reviewAside as copy } from '@/messages/desk/review-aside';
import { partyLink } from '../desk/row-words';

interface ReviewAsideProps {
  /** Null while the draft is too incomplete to judge. */
  readonly flags: readonly RedFlag[] | null;
  readonly records: ReviewRecords;
  readonly sellerId: string;
}

/** Red flags of the home, and what is on record about it and its seller. */
export const ReviewAside = ({ flags, records, sellerId }: ReviewAsideProps) => (
  <div className="space-y-8">
    <section aria-labelledby="flags">
      <h2 id="flags" className={headingClass}>
        {copy.redFlags}
      </h2>
      <Flags flags={flags} />
    </section>
    <section aria-labelledby="records">
      <h2 id="records" className={headingClass}>
        {copy.records}
      </h2>
      <ul className="mt-3 space-y-2">
        <li>
          <Link href={partyLink(sellerId)} prefetch={false} className="text-link">
            {records.verification === null ? copy.person : copy.organization}
          </Link>
          {records.verification && ` · ${copy[records.verification]}`}
        </li>
        <li>
          {copy.homes({ count: records.homeCount })}
          {records.homes.length > 0 && (
            <ul className="mt-1 space-y-1 text-sm">
              {records.homes.map(({ listingKey, title }) => (
                <li key={listingKey}>
                  <Link href={accountRoutes.staffHome(listingKey)} prefetch={false} className="text-link">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
        {records.reports.length === 0 && <li>{copy.noReports}</li>}
        {records.reports.map(({ reportId, isOpen }) => (
          <li key={reportId}>
            <Link href={accountRoutes.staffReport(reportId)} prefetch={false} className="text-link">
              {isOpen ? copy.openReport : copy.closedReport}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  </div>
);

const headingClass = 'border-t-2 border-primary pt-3 text-heading font-semibold';

function Flags({ flags }: Pick<ReviewAsideProps, 'flags'>) {
  if (flags === null || flags.length === 0)
    return <p className="mt-3 text-text-muted">{flags ? copy.noFlags : copy.incomplete}</p>;
  return (
    <ul className="mt-3 list-disc space-y-1.5 pl-5">
      {flags.map((flag) => (
        <li key={flag.topic} className={flag.isUnknown ? 'text-text-muted' : 'font-medium'}>
          {redFlagWords(flag)}
        </li>
      ))}
    </ul>
  );
}
