import Link from 'next/link';
import { DetailSection, Fold } from '@/components/property/detail-section';
import { AlertIcon } from '@/components/ui/icons';
import { CheckIcon } from '@/components/ui/page-icons';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { topicLabel } from '@/lib/domain/listings/risk-topics';
import { type RedFlag, redFlagsOf, riskCountOf, riskCountWords } from '@/lib/domain/risk-report/red-flags';
import { toRiskReport } from '@/lib/domain/risk-report/risk-report';
import { pageRoutes } from '@/lib/page-routes';
import { riskReport as copy } from '@/messages/property/risk-report';
import { RiskTile, rowId } from './risk-tile';

/** Number of red flags named beside the address. */
const mostNamed = 3;

/** The home's risks: red flags, then what is unknown, worst first; the rest is folded. */
export function RiskReport({ listing }: { readonly listing: PublicListing }) {
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
      <p className="max-w-prose">
        <strong className="font-semibold">{riskCountWords(riskCountOf(listing))}.</strong>{' '}
        {flags.some(({ isUnknown }) => isUnknown) && `${copy.somethingUnknownResearch} `}
        {changed > 0 && `${copy.itemsChangedSince({ changed })} `}
        <Link href={pageRoutes.glossary} prefetch={false} className="text-link no-print">
          {copy.whatTermsMean}
        </Link>
      </p>
      {flagged.length > 0 && (
        <ul className="risk-tiles mt-4">
          {flagged.map(({ flag, row }) => (
            <RiskTile key={row.topic} row={row} flag={flag} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <Fold
          className="mt-4"
          summary={copy.itemsWithoutFlag({
            count: others.length,
            topics: others.map(({ topic }) => topicLabel(topic)).join(', '),
          })}
        >
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

/** Below the address: how many red flags, and the worst of them. */
export function RedFlagNotice({ listing }: { readonly listing: PublicListing }) {
  const flags = redFlagsOf(listing);
  const Icon = flags.length > 0 ? AlertIcon : CheckIcon;
  const [edge, mark] = toneOf(flags);
  return (
    <div className={`flex gap-3 rounded border-l-4 bg-surface-muted py-2.5 pl-3 pr-4 text-sm ${edge}`}>
      <Icon className={`mt-0.5 size-5 shrink-0 ${mark}`} />
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-3">
          <strong className="text-base font-semibold">{riskCountWords(riskCountOf(listing))}</strong>
          <a href="#risks" className="text-link no-print self-center">
            {copy.readRiskReport}
          </a>
        </p>
        {flags.length > 0 && (
          <ul className="mt-0.5 flex flex-wrap gap-x-2">
            {flags.slice(0, mostNamed).map(({ topic, words }, index) => (
              <li key={topic}>
                {index > 0 && <span aria-hidden="true">· </span>}
                <a href={`#${rowId(topic)}`} className="hover:underline">
                  {words}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function toneOf(flags: readonly RedFlag[]): readonly [edge: string, mark: string] {
  if (flags.some(({ isUnknown }) => !isUnknown)) return ['border-danger', 'text-danger'];
  return flags.length > 0 ? ['border-warning', 'text-warning'] : ['border-success', 'text-success'];
}
