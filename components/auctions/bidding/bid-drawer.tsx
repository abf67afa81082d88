import { type ReactNode, useEffect, useRef } from 'react';
import { AuctionBidForm, fieldIds } from '@/components/auctions/form/auction-bid-form';
import { type BidSession, useBidSession } from '@/components/auctions/live/auction-context';
import { PriceBlock } from '@/components/auctions/price-block';
import { BidStatus, missingIn } from '@/components/auctions/status/bid-status';
import { Picture } from '@/components/listings/pictures/picture';
import * as pictureWidths from '@/components/listings/pictures/picture-widths';
import { Dialog } from '@/components/ui/dialog';
import { bidDrawer as copy } from '@/messages/auctions/bid-drawer';
import { BuyNowConfirm } from './buy-now-confirm';
import { BuyNowOffer } from './buy-now-offer';
import { LiveNotes } from './live-bid-box';
import { RegisterHere } from './register-here';
import { ReviewBid } from './review-bid';

type Phase = 'amount' | 'register' | 'review' | 'buy';

/**
 * The whole way of a bid over the home's page: register, amount, review, then its live state in place. At the
 * right of a wide window, at the bottom of a phone.
 */
export function BidDrawer() {
  const session = useBidSession();
  const { auction, hasRisen, drawer } = session;
  const phase = phaseOf(session);
  const body = useFocusOnChange(phase, drawer.isOpen);
  return (
    <Dialog isOpen={drawer.isOpen} onClose={drawer.close} title={titleOf(phase, session)} className={look}>
      <div ref={body} tabIndex={-1}>
        <Home />
        <div className="mt-4">
          <PriceBlock auction={auction} hasRisen={hasRisen} />
        </div>
        {bodyOf(phase, session)}
      </div>
    </Dialog>
  );
}

/** A raise stays in the phase of the review: the focus stays too if another bidder takes the lead meanwhile. */
const titleOf = (phase: Phase, { form }: BidSession): string =>
  copy[phase === 'review' && form.isRaise ? 'raise' : phase];

function phaseOf(session: BidSession): Phase {
  const { step } = session.bidding;
  if (step.kind === 'confirming') return step.isPurchase ? 'buy' : 'review';
  const problem = step.kind === 'refused' ? step.problem : missingIn(session);
  return problem?.reason === 'not-registered' && session.auth.state === 'signed-in' ? 'register' : 'amount';
}

function bodyOf(phase: Phase, { auction, bidding: { step }, form, auth }: BidSession): ReactNode {
  if (phase === 'register' && auth.state === 'signed-in')
    return (
      <>
        {step.kind !== 'refused' && <BidStatus />}
        <RegisterHere uid={auth.user.uid} step={step} />
      </>
    );
  if (step.kind === 'confirming')
    return phase === 'buy' ? <BuyNowConfirm {...step} /> : <ReviewBid key={step.maximumCents} {...step} />;
  return (
    <>
      <BidStatus />
      {form.minimum !== null && (
        <div className="mt-4">
          <AuctionBidForm id={fieldIds.drawer} minimum={form.minimum} />
        </div>
      )}
      <BuyNowOffer auction={auction} />
      {auction.status === 'open' && <LiveNotes />}
    </>
  );
}

/** Which home this is about. */
function Home() {
  const { photo, address, place } = useBidSession().home;
  return (
    <div className="flex items-center gap-4">
      {photo && (
        <div className="w-24 shrink-0">
          <Picture
            src={photo}
            alt=""
            sizes={pictureWidths.bidDrawer}
            className="aspect-[4/3] w-full rounded object-cover"
          />
        </div>
      )}
      <p className="min-w-0">
        <span className="block font-semibold leading-snug">{address}</span>
        <span className="text-sm text-text-muted">{place}</span>
      </p>
    </div>
  );
}

/**
 * The button that led to the next phase is gone, so the focus moves to the new content. Each phase starts at
 * its title: the browser keeps the scroll of the one before, also while the drawer is closed.
 */
function useFocusOnChange(phase: Phase, isOpen: boolean) {
  const body = useRef<HTMLDivElement>(null);
  const last = useRef({ phase, isOpen });
  useEffect(() => {
    const hasChanged = isOpen && last.current.isOpen && last.current.phase !== phase;
    last.current = { phase, isOpen };
    if (hasChanged) body.current?.focus({ preventScroll: true });
    const dialog = isOpen && body.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
  }, [phase, isOpen]);
  return body;
}

const look =
  'scroll-pb-40 max-md:mb-0 max-md:w-full max-md:max-w-none max-md:rounded-b-none md:my-0 md:mr-0 md:h-dvh md:max-h-none md:rounded-none';
