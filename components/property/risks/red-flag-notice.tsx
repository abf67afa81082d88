import { AlertIcon } from '@/components/ui/icons';
import { CheckIcon } from '@/components/ui/page-icons';
import { mostNamed, redFlagWords, riskCountWords } from '@/lib/copy/listings/red-flag-words';
import { type RedFlag, redFlagsOf, riskCountOf } from '@/lib/domain/risk-report/red-flags';
import type { RiskReportListing } from '@/lib/domain/risk-report/risk-statement';
import { redFlagNotice as copy } from '@/messages/property/red-flag-notice';
import { rowId } from './risk-tile';

/** Below the address: how many red flags, and the worst of them. */
export function RedFlagNotice({ listing }: { readonly listing: RiskReportListing }) {
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
            {flags.slice(0, mostNamed).map((flag) => (
              <li key={flag.topic}>
                <a href={`#${rowId(flag.topic)}`}>{redFlagWords(flag)}</a>
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
