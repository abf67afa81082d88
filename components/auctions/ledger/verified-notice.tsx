import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { DownloadIcon } from '@/components/ui/page-icons';
import type { VerifiedLedger } from '@/lib/client/auctions/verify-ledger';
import { saveJson } from '@/lib/client/page/save-file';
import { formatMoment } from '@/lib/format';
import { verifiedNotice as copy } from '@/messages/auctions/verified-notice';

interface VerifiedNoticeProps {
  readonly auctionId: string;
  readonly verified: VerifiedLedger;
  /** From the receipt files. */
  readonly names: readonly string[];
  /** Number of ledger heads from earlier visits that were checked. */
  readonly savedHeadCount: number;
}

/** What the verification proved, what stays sealed, or the first error. */
export function VerifiedNotice({ auctionId, verified, names, savedHeadCount }: VerifiedNoticeProps) {
  const { verification, fault, receiptFaults, text, feed } = verified;
  const seq = verification.fault?.seq ?? null;
  const badReceipts = receiptFaults.flatMap((each, index) => (each ? [`${names[index]}: ${each}`] : []));
  if (fault)
    return (
      <Notice
        tone="error"
        title={seq === null ? copy.ledgerFailedVerification : copy.entryFailedVerification({ seq })}
      >
        <p>{fault}</p>
        <p>{copy.entriesBeforePassed({ entries: verification.entries })}</p>
        <Keep auctionId={auctionId} text={text} />
      </Notice>
    );
  return (
    <Notice
      tone={badReceipts.length > 0 || isFeedAtFault(feed) ? 'error' : 'success'}
      title={titleOf(verified, badReceipts.length > 0)}
    >
      <ul className="list-disc space-y-1 pl-4">
        {badReceipts.map((words) => (
          <li key={words} className="font-semibold">
            {words}
          </li>
        ))}
        <li>{copy.eachEntryFollows}</li>
        <li>{copy.pricesRecomputedUnder({ pricesRecomputed: verification.pricesRecomputed })}</li>
        <li>{copy.arrivalTimesServers}</li>
        {feed && <li className={isFeedAtFault(feed) ? 'font-semibold' : undefined}>{feedWords(feed)}</li>}
        {savedHeadCount > 0 && <li>{copy.verificationCodesSaved({ savedHeadCount })}</li>}
        {names.length > 0 && badReceipts.length === 0 && (
          <li>{copy.receiptsMatchLedger({ names: names.length })}</li>
        )}
        <li>{sealedWords(verification.sealedComparisons)}</li>
      </ul>
      <Keep auctionId={auctionId} text={text} />
    </Notice>
  );
}

function titleOf({ verification, feed }: VerifiedLedger, hasBadReceipt: boolean): string {
  if (feed?.fault) return copy.ledgerDoesntMatch;
  if (feed && !feed.isCurrent) return copy.ledgerValidPublished;
  if (hasBadReceipt) return copy.ledgerValidNot;
  return copy.allEntriesVerified({ entries: verification.entries });
}

type Feed = NonNullable<VerifiedLedger['feed']>;

const isFeedAtFault = (feed: Feed | null): boolean =>
  feed !== null && (feed.fault !== null || !feed.isCurrent);

function feedWords({ fault, compared, uncovered, latestAt, isCurrent }: Feed): string {
  if (fault) return fault;
  const gap = uncovered === 0 ? '' : ` ${copy.olderEntriesArent({ uncovered })}`;
  const latest = latestAt === null ? '' : ` ${copy.latestPublication({ latestAt: formatMoment(latestAt) })}`;
  const stopped = isCurrent ? '' : ` ${copy.publishEveryHour}`;
  return `${comparedWords(compared)}${gap}${latest}${stopped}`;
}

const comparedWords = (compared: number): string =>
  compared === 0 ? copy.noPublishedVerification : copy.publishedVerificationCodes({ compared });

function sealedWords(comparisons: number): string {
  if (comparisons === 0) return copy.nothingDependsMaximum;
  return copy.comparisonsDependMaximum({ comparisons });
}

const Keep = ({ auctionId, text }: { readonly auctionId: string; readonly text: string }) => (
  <Button size="small" className="mt-3" onClick={() => saveJson(`ledger-${auctionId}.json`, text)}>
    <DownloadIcon className="size-4" /> {copy.saveCheckedLedger}
  </Button>
);
