import { DetailSection, Fold } from '@/components/property/detail-section';
import { riskCountWords } from '@/lib/copy/listings/red-flag-words';
import { redFlagsOf, riskCountOf } from '@/lib/domain/risk-report/red-flags';
import { toRiskReport } from '@/lib/domain/risk-report/risk-report';
import type { RiskReportListing } from '@/lib/domain/risk-report/risk-statement';
import { pageRoutes } from '@/lib/page-routes';
import { riskReport as copy } from '@/messages/property/risk-report';
import { RiskTile } from './risk-tile';

/** The home's risks: red flags, then what is unknown, worst first; the rest is folded. Sent only as HTML. */
export function RiskReport({ listing }: { readonly listing: RiskReportListing }) {
  const { rows } = toRiskReport(listing);
  const flags = redFlagsOf(listing);
  const flagged = flags.flatMap((flag) => {
    const row = rows.find(({ topic }) => topic === flag.topic);
    return row ? [{ flag, row }] : [];
  });
  const others = rows.filter(({ topic }) => !flags.some((flag) => flag.topic === topic));
  const changed = rows.filter(({ differences }) => differences.length > 0).length;
  return (
    <DetailSection id="risks" title={copy.riskReport}>
      <p className="text-sm">
        <b>{riskCountWords(riskCountOf(listing))}.</b>{' '}
        {flags.some(({ isUnknown }) => isUnknown) && `${copy.somethingUnknownResearch} `}
        {changed > 0 && `${copy.itemsChangedSince({ changed })} `}
        <a href={pageRoutes.glossary} className="text-link no-print">
          {copy.whatTermsMean}
        </a>
      </p>
      {flagged.length > 0 && (
        <ul className="risk-tiles">
          {flagged.map(({ flag, row }) => (
            <RiskTile key={row.topic} row={row} flag={flag} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <Fold summary={copy.itemsWithoutFlag({ count: others.length })}>
          <ul className="risk-tiles">
            {others.map((row) => (
              <RiskTile key={row.topic} row={row} />
            ))}
          </ul>
        </Fold>
      )}
    </DetailSection>
  );
}
