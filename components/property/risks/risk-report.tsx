import Link from 'next/link';
import { AlertIcon } from '@/components/ui/icons';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { topicLabel } from '@/lib/domain/listings/risk-topics';
import { type RiskReport as Report, toRiskReport } from '@/lib/domain/risk-report/risk-report';
import { pageRoutes } from '@/lib/page-routes';
import { riskReport as copy } from '@/messages/property/risk-report';
import { DetailSection } from './detail-section';
import { RiskReportEntry, rowId } from './risk-entry';

const reportId = 'passport';

/** The home's risks with sources, earlier statements, and a prominent list of unknowns. */
export function RiskReport({ listing }: { readonly listing: PublicListing }) {
  const { rows, unknown } = toRiskReport(listing);
  return (
    <DetailSection id={reportId} title={copy.riskReport}>
      <Sum rows={rows} unknown={unknown} />
      <dl className="divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <RiskReportEntry key={row.topic} row={row} />
        ))}
      </dl>
      <p className="mt-3 text-sm">
        <Link href={pageRoutes.glossary} className="text-link">
          {copy.whatTermsMean}
        </Link>
      </p>
    </DetailSection>
  );
}

function Sum({ rows, unknown }: Report) {
  const changed = rows.filter(({ differences }) => differences.length > 0).length;
  const changes = changed > 0 && ` ${copy.itemsChangedSince({ changed })}`;
  if (unknown.length === 0)
    return (
      <p className="mb-4 max-w-prose">
        {copy.allItemsKnown({ rows: rows.length })}
        {changes}
      </p>
    );
  return (
    <div className="mb-5 mt-3 flex gap-3 rounded border-l-4 border-warning bg-surface-muted py-3 pl-4 pr-5">
      <AlertIcon className="mt-0.5 size-5 shrink-0 text-warning" />
      <div className="min-w-0 space-y-1">
        <p className="font-semibold">{copy.other({ unknown: unknown.length, rows: rows.length })}</p>
        <p>
          {unknown.map((topic, at) => (
            <span key={topic}>
              {at > 0 && ', '}
              <a href={`#${rowId(topic)}`} className="text-link">
                {topicLabel(topic)}
              </a>
            </span>
          ))}
        </p>
        <p>
          {copy.somethingUnknownResearch}
          {changes}
        </p>
      </div>
    </div>
  );
}

/** Above the price: how much of the home is unknown. */
export function RiskReportLine({ listing }: { readonly listing: PublicListing }) {
  const { rows, unknown } = toRiskReport(listing);
  return (
    <p className="mb-4 flex gap-3 text-sm">
      {unknown.length > 0 && <AlertIcon className="mt-0.5 size-5 shrink-0 text-warning" />}
      <span className="min-w-0">
        {unknown.length > 0
          ? copy.other2({
              unknown: unknown.length,
              rows: rows.length,
              topics: unknown.map(topicLabel).join(', '),
              strong: (children) => <strong className="font-semibold text-warning">{children}</strong>,
            })
          : copy.allItemsRisk({ rows: rows.length })}{' '}
        <a href={`#${reportId}`} className="text-link">
          {copy.readRiskReport}
        </a>
      </span>
    </p>
  );
}
