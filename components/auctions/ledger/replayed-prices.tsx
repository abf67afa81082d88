import type { ReplayStep } from '@/components/auctions/live/auction-context';
import { Notice } from '@/components/ui/notice';
import { replayLines } from '@/lib/copy/auctions/replay-lines';
import { routes } from '@/lib/routes';
import { replay as copy } from '@/messages/auctions/replay';

interface ReplayedPricesProps {
  readonly auctionId: string;
  readonly step: ReplayStep;
}

/** What the price would have been without each bidder, or why nothing was replayed. */
export function ReplayedPrices({ auctionId, step }: ReplayedPricesProps) {
  if (step.kind === 'failed')
    return (
      <Notice tone="error" title={copy.couldntLoad} className="mt-3">
        {copy.nothingReplayed}
      </Notice>
    );
  if (step.kind !== 'done') return null;
  const { replayed } = step;
  if (!replayed)
    return (
      <Notice tone="error" title={copy.notVerified} className="mt-3">
        {copy.notReplayed({
          link: (children) => (
            <a href={routes.ledger(auctionId)} className="text-link">
              {children}
            </a>
          ),
        })}
      </Notice>
    );
  return (
    <Notice tone="info" title={copy.title} className="my-3">
      <ul className="list-disc space-y-1 pl-4">
        {replayLines(replayed).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-text-muted">
        {copy.checked({ entries: replayed.entries })} {copy.otherBids}
      </p>
    </Notice>
  );
}
