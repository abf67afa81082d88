import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { DownloadIcon } from '@/components/ui/page-icons';
import { saveJson } from '@/lib/client/save-file';
import type { VerifiedLedger } from '@/lib/client/verify-ledger';
import { formatPlural } from '@/lib/format';

interface VerifiedNoticeProps {
  readonly auctionId: string;
  readonly verified: VerifiedLedger;
  /** Of the files of the receipts. */
  readonly names: readonly string[];
  /** How many heads from earlier visits took part. */
  readonly kept: number;
}

/** What the check has proven, what stays sealed, or the first fault. */
export function VerifiedNotice({ auctionId, verified, names, kept }: VerifiedNoticeProps) {
  const { verification, receiptFaults, text } = verified;
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
          sent: with your head it shows the change.
        </p>
        <Keep auctionId={auctionId} text={text} />
      </Notice>
    );
  return (
    <Notice
      tone={badReceipts.length > 0 ? 'error' : 'success'}
      title={
        badReceipts.length > 0
          ? 'The ledger holds, but not every receipt'
          : `All ${formatPlural(verification.entries, 'entry holds', 'entries hold')}`
      }
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
        {kept > 0 && (
          <li>What this browser was shown at {formatPlural(kept, 'earlier head')} has not been changed.</li>
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

function sealedWords(comparisons: number): string {
  if (comparisons === 0) return 'Nothing rests on a maximum that is still sealed.';
  return `${formatPlural(comparisons, 'comparison rests', 'comparisons rest')} on a maximum that is still sealed: it is known to be higher, not how high.`;
}

const Keep = ({ auctionId, text }: { readonly auctionId: string; readonly text: string }) => (
  <Button size="small" className="mt-3" onClick={() => saveJson(`ledger-${auctionId}.json`, text)}>
    <DownloadIcon className="size-4" /> Save what was checked
  </Button>
);
