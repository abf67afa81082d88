import { useEffect, useState } from 'react';
import type { BidStep } from '@/components/auctions/bidding/bid-step';
import type { Bidding } from '@/components/auctions/bidding/use-bidding';

/**
 * Opens for every review and for a refusal with a new reason, not for new details of the same one. It stays open after a bid and shows its state in place, until the
 * bidder closes it.
 */
export function useBidDrawer({ step, reviews, dismiss }: Pick<Bidding, 'step' | 'reviews' | 'dismiss'>) {
  const [isOpen, setOpen] = useState(false);
  const occasion = occasionOf(step, reviews);
  useEffect(() => {
    if (occasion) setOpen(true);
  }, [occasion]);
  return {
    isOpen,
    open: () => setOpen(true),
    close() {
      setOpen(false);
      if (step.kind === 'confirming') dismiss();
    },
  };
}

/** Changes whenever the drawer opens by itself; null while there is nothing to open it for. */
function occasionOf(step: BidStep, reviews: number): string | null {
  if (step.kind === 'confirming') return `${reviews} confirming`;
  return step.kind === 'refused' ? `${reviews} ${step.problem.reason}` : null;
}
