import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { DownloadIcon } from '@/components/ui/page-icons';
import type { VerifiedLedger } from '@/lib/client/auctions/verify-ledger';
import { saveJson } from '@/lib/client/page/save-file';
import type { FeedComparison } from '@/lib/domain/auctions/ledger/ledger-feed';
import { formatMoment, formatPlural } from '@/lib/format';

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
  const { verification, receiptFaults, text, feed } = verified;
  const { fault } = verification;
  const badReceipts = receiptFaults.flatMap((each, index) => (each ? [`${names[index]}: ${each}`] : []));
  if (fault)
    return (
      <Notice
        tone="error"
        title={fault.seq === null ? 'The ledger does not hold' : `Entry ${fault.seq} does not hold`}
      >
        <p>{fault.text}</p>
        <p>
          {formatPlural(verification.entries, 'entry holds', 'entries hold')} before it. Keep what you were
          sent: with the head you saved, it shows the change.
        </p>
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
        <li>Each entry follows the one before it, from the scheduling to the head that you see here.</li>
        <li>
          {formatPlural(verification.pricesRecomputed, 'price')} recomputed by the published rules. Each
          opened amount matches its commitment.
        </li>
        <li>
          Arrival times are our server’s own record, and a sealed reserve that was not met cannot be checked.
        </li>
        {feed && <li className={isFeedAtFault(feed) ? 'font-semibold' : undefined}>{feedWords(feed)}</li>}
        {savedHeadCount > 0 && (
          <li>
            What this browser was shown at {formatPlural(savedHeadCount, 'earlier head')} has not been
            changed.
          </li>
        )}
        {names.length > 0 && badReceipts.length === 0 && (
          <li>
            {formatPlural(names.length, 'receipt')} in place, with each maximum and price as the ledger has
            it.
          </li>
        )}
        <li>{sealedWords(verification.sealedComparisons)}</li>
      </ul>
      <Keep auctionId={auctionId} text={text} />
    </Notice>
  );
}

function titleOf({ verification, feed }: VerifiedLedger, hasBadReceipt: boolean): string {
  if (feed?.fault) return 'The ledger does not match the published heads';
  if (feed && !feed.isCurrent) return 'The ledger holds, but the published heads are out of date';
  if (hasBadReceipt) return 'The ledger holds, but not every receipt';
  return `All ${formatPlural(verification.entries, 'entry holds', 'entries hold')}`;
}

const isFeedAtFault = (feed: FeedComparison | null): boolean =>
  feed !== null && (feed.fault !== null || !feed.isCurrent);

function feedWords({ fault, compared, uncovered, latestAt, isCurrent }: FeedComparison): string {
  if (fault) return fault;
  const gap =
    uncovered === 0
      ? ''
      : ` ${formatPlural(uncovered, 'older entry is', 'older entries are')} not covered by a published head.`;
  const latest = latestAt === null ? '' : ` The latest publication is from ${formatMoment(latestAt)}.`;
  const stopped = isCurrent
    ? ''
    : ' We publish every hour, so publishing has stopped or a clock is wrong. Newer entries are not protected.';
  return `${comparedWords(compared)}${gap}${latest}${stopped}`;
}

const comparedWords = (compared: number): string =>
  compared === 0
    ? 'No published head covers this auction.'
    : `${formatPlural(compared, 'published head')} of this auction compared: each matches its entry.`;

function sealedWords(comparisons: number): string {
  if (comparisons === 0) return 'Nothing rests on a maximum that is still sealed.';
  return `${formatPlural(comparisons, 'comparison rests', 'comparisons rest')} on a maximum that is still sealed: it is known to be higher, not how high.`;
}

const Keep = ({ auctionId, text }: { readonly auctionId: string; readonly text: string }) => (
  <Button size="small" className="mt-3" onClick={() => saveJson(`ledger-${auctionId}.json`, text)}>
    <DownloadIcon className="size-4" /> Save what was checked
  </Button>
);
