import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import type { ReadReport } from '@/lib/domain/staff/report';
import { formatMoment } from '@/lib/format';
import { reportLabels } from '@/messages/inquiries/report-labels';
import { reportQueue as copy } from '@/messages/staff/report-queue';

/** Visitor reports, longest waiting first. */
export function ReportQueue({ reports }: { readonly reports: readonly ReadReport[] }) {
  return (
    <section aria-labelledby="reports" className="mt-12 max-w-5xl">
      <h2 id="reports" className="border-t-2 border-primary pt-3 text-heading font-semibold">
        {copy.reports({
          reports: reports.length,
          span: (children) => <span className="font-normal text-text-muted">{children}</span>,
        })}
      </h2>
      {reports.length === 0 ? (
        <p className="mt-2 text-text-muted">{copy.noOpenReports}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-b border-line">
          {reports.map(({ reportId, title, reason, at }) => (
            <li key={reportId} className="py-4">
              <Link
                href={accountRoutes.staffReport(reportId)}
                prefetch={false}
                className="break-words font-medium underline-offset-4 hover:underline"
              >
                {title}
              </Link>
              <p className="mt-1 text-sm text-text-muted">
                {copy.since({ reportLabels: reportLabels[reason], at: formatMoment(at) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
