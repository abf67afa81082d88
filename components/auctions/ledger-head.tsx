import { AuctionButton } from '@/components/auctions/live/auction-button';
import { LivePart } from '@/components/auctions/live/auction-context';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { routes } from '@/lib/routes';

/** The latest hash of the chain. Anyone who keeps it can later prove that no earlier entry was changed. */
export function LedgerHead({ auction }: { readonly auction: PublicAuction }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
      <span>
        Head of the ledger{' '}
        <LivePart name="ledgerHead">
          <LedgerHeadHash hash={auction.ledgerHead} />
        </LivePart>
      </span>
      <AuctionButton
        name="copy-head"
        size="small"
        variant="quiet"
        className="needs-script no-print"
        aria-label="Copy the whole head hash"
      >
        Copy
      </AuctionButton>
      <span className="w-full">
        Every entry is chained to the one before. Keep the head to check later that nothing was changed.{' '}
        <a href={routes.ledger(auction.id)} className="text-link">
          Read and verify every entry
        </a>
      </span>
    </div>
  );
}

export const LedgerHeadHash = ({ hash }: { readonly hash: string }) => (
  <code className="text-text">{hash.slice(0, 16)}…</code>
);
