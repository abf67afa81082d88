import { type ComponentType, useCallback, useState } from 'react';
import { notify } from '@/lib/client/notify';
import type { forgetBid, recallBid, sendBid } from '@/lib/client/send-bid';
import type { fetchMe } from '@/lib/client/session-api';
import type { reviewedStep } from './reviewed-step';

/** All that a bid needs once somebody bids; a mere visitor loads nothing of it. */
export interface BidFlow {
  readonly AuctionSheet: ComponentType;
  readonly BidConfirm: ComponentType;
  readonly BidOutcome: ComponentType;
  readonly sendBid: typeof sendBid;
  readonly recallBid: typeof recallBid;
  readonly forgetBid: typeof forgetBid;
  readonly fetchMe: typeof fetchMe;
  readonly reviewedStep: typeof reviewedStep;
}

const load = (): Promise<BidFlow> => import('./bid-flow');

export function useBidFlow() {
  const [flow, setFlow] = useState<BidFlow | null>(null);

  /** The flow, as soon as it is there; null, with a message, when there is no connection to fetch it over. */
  const need = useCallback(async (): Promise<BidFlow | null> => {
    const loaded = await load().catch(() => null);
    if (loaded) setFlow(loaded);
    else
      notify({
        tone: 'error',
        title: 'There is no connection',
        description: 'Nothing was sent and your amount is kept. Try again in a moment.',
      });
    return loaded;
  }, []);

  /** Fetches it ahead, at the first touch of the form. */
  const prepare = useCallback(() => void load().catch(() => {}), []);
  return { flow, need, prepare };
}
