import { Button } from '@/components/ui/button';
import { routes } from '@/lib/routes';

interface LedgerHeadProps {
  readonly auctionId: string;
  readonly hash: string;
  readonly isCopied?: boolean;
  readonly onCopy?: () => void;
}

/** The latest hash of the chain: who keeps it can prove later that nothing before it was changed. */
export function LedgerHead({ auctionId, hash, isCopied = false, onCopy }: LedgerHeadProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
      <span>
        Head of the ledger <code className="text-text">{hash.slice(0, 16)}…</code>
      </span>
      <Button
        id="ledger-copy"
        size="small"
        variant="quiet"
        className="needs-script no-print"
        onClick={onCopy}
        aria-label="Copy the whole head hash"
      >
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <span className="w-full">
        Every entry is chained to the one before. Keep the head to check later that nothing was changed.{' '}
        <a href={routes.ledger(auctionId)} className="text-link">
          Read and verify every entry
        </a>
      </span>
    </div>
  );
}
