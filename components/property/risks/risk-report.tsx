import Link from 'next/link';
import { DetailSection, Fold } from '@/components/property/detail-section';
import { AlertIcon } from '@/components/ui/icons';
import { CheckIcon } from '@/components/ui/page-icons';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
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
      <p className="text-sm">
        <b>{riskCountWords(riskCountOf(listing))}.</b>{' '}
        {flags.some(({ isUnknown }) => isUnknown) && `${copy.somethingUnknownResearch} `}
        {changed > 0 && `${copy.itemsChangedSince({ changed })} `}
        <Link href={pageRoutes.glossary} prefetch={false} className="text-link no-print">
          {copy.whatTermsMean}
        </Link>
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

/** Below the address: how many red flags, and the worst of them. */
export function RedFlagNotice({ listing }: { readonly listing: PublicListing }) {
  const flags = redFlagsOf(listing);
  const Icon = flags.length > 0 ? AlertIcon : CheckIcon;
  return (
    <div className={`red-flags ${toneOf(flags)}`}>
      <Icon className="size-5" />
      <div>
        <p>
          <b>{riskCountWords(riskCountOf(listing))}</b>
          <a href="#risks" className="text-link no-print">
            {copy.readRiskReport}
          </a>
        </p>
        {flags.length > 0 && (
          <ul>
            {flags.slice(0, mostNamed).map(({ topic, words }) => (
              <li key={topic}>
                <a href={`#${rowId(topic)}`}>{words}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function toneOf(flags: readonly RedFlag[]): 'bad' | 'unknown' | 'clear' {
  if (flags.some(({ isUnknown }) => !isUnknown)) return 'bad';
  return flags.length > 0 ? 'unknown' : 'clear';
}
