import type { ReactNode } from 'react';
import { useBidSession } from '@/components/auctions/live/auction-context';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

interface StoppedReviewProps {
  readonly title: string;
  /** Label of the button that leads back to the amount. */
  readonly back: string;
  readonly children: ReactNode;
}

/** Replaces a review whose bid or purchase is no longer possible. */
export function StoppedReview({ title, back, children }: StoppedReviewProps) {
  const { bidding } = useBidSession();
  return (
    <div role="alert" className="mt-4">
      <Notice tone="warning" title={title}>
        {children}
      </Notice>
      <Button className="mt-6 w-full" onClick={bidding.dismiss}>
        {back}
      </Button>
    </div>
  );
}
