import { useEffect, useState } from 'react';
import type { Bidding } from '@/components/auctions/bidding/use-bidding';

/**
 * Opens for every review and every refusal. It stays open after a bid and shows its state in place, until the
 * bidder closes it.
 */
export function useBidDrawer({ step, dismiss }: Pick<Bidding, 'step' | 'dismiss'>) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (step.kind === 'confirming' || step.kind === 'refused') setOpen(true);
  }, [step]);
  return {
    isOpen,
    open: () => setOpen(true),
    close() {
      setOpen(false);
      if (step.kind === 'confirming') dismiss();
    },
  };
}
