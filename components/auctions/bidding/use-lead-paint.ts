import { useState } from 'react';
import { useBidSession } from '@/components/auctions/live/auction-context';

/**
 * The lead paint box of a review: whether the person has to check it, and its props. `isAsked`: the server
 * asked for it.
 */
export function useLeadPaint(id: string, isAsked: boolean, wasSubmitted: boolean) {
  const { duties, place } = useBidSession();
  const [isAccepted, onAccept] = useState(false);
  const isNeeded = isAsked || (duties.leadPapers !== null && !place.hasAcceptedLeadPaint);
  return {
    isNeeded,
    isMissing: isNeeded && !isAccepted,
    accepts: { acceptsLeadPaint: isAccepted },
    box: { id, papers: duties.leadPapers, isAccepted, isMissing: wasSubmitted && !isAccepted, onAccept },
  };
}
