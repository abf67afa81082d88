import { useEffect, useRef, useState } from 'react';
import { authState, hasSessionHint, loadSignIn } from '@/lib/client/accounts/auth';
import { openLoginModal } from '@/lib/client/accounts/login-modal';
import { fetchMe } from '@/lib/client/accounts/session-api';
import { noPlace, type OwnPlace, placeOfReceipt } from '@/lib/client/auctions/bidder-position';
import {
  type BidAnswer,
  forgetBid,
  lookUpBid,
  type PendingBid,
  recallBid,
  renewBid,
  sendBid,
} from '@/lib/client/auctions/send-bid';
import { noteServerTime } from '@/lib/client/auctions/server-clock';
import { useAuth } from '@/providers/auth-provider';
import { afterAuth, type BidStep, missingFor, purchaseOf } from './bid-step';
import { type Reviewed, reviewedStep } from './reviewed-step';

const idle: BidStep = { kind: 'idle' };

interface BiddingOf {
  readonly auctionId: string;
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly place: OwnPlace;
  readonly tell: (place: OwnPlace) => void;
  readonly refresh: () => Promise<OwnPlace | null>;
}

/** One bid from the typed amount to its certain answer. */
export function useBidding({ auctionId, typed, setTyped, place, tell, refresh }: BiddingOf) {
  const auth = useAuth();
  const [step, setStep] = useState<BidStep>(idle);
  /** The request under way. */
  const asking = useRef<symbol | null>(null);
  const uid = auth.state === 'signed-in' ? auth.user.uid : null;
  /** The uid that the server named at the review, for a bid that is confirmed before the sign-in has loaded. */
  const reviewedUid = useRef('');
  /** After a sign-in the bid is looked at again, by what is known of the person then. */
  const reviewThen = useRef(review);
  reviewThen.current = review;
  const lookUpThen = useRef(lookUp);
  lookUpThen.current = lookUp;

  useEffect(() => {
    const bid = uid && recallBid(auctionId, uid, sessionStorage);
    if (!bid || asking.current) return;
    setStep((now) => (now.kind === 'idle' ? { kind: 'unknown', bid } : now));
    lookUpThen.current(bid);
  }, [auctionId, uid]);

  // Only a change of who is signed in counts: the server may still refuse somebody who looks ready from here.
  useEffect(() => {
    if (auth.state === 'signed-in') setStep((now) => afterAuth(now, auth.user));
  }, [auth]);

  function send(bid: PendingBid) {
    if (asking.current) return;
    setStep({ kind: 'sending', maximumCents: bid.maximumCents, ...purchaseOf(bid) });
    ask(sendBid, bid);
  }

  function lookUp(bid: PendingBid) {
    if (!asking.current) ask(lookUpBid, bid);
  }

  async function ask(how: typeof sendBid, bid: PendingBid) {
    const mine = Symbol(bid.key);
    asking.current = mine;
    const answer = await how(bid, ports);
    // The bidder decides at the current price, so it is loaded first.
    const own = answer.kind === 'unplaced' ? await refresh() : null;
    // Dismissed meanwhile: another bid may be under way.
    if (asking.current !== mine) return;
    asking.current = null;
    settle(answer.kind === 'unplaced' && own === null ? { kind: 'unknown' } : answer, bid);
  }

  function settle(answer: BidAnswer, bid: PendingBid) {
    if (answer.kind === 'unknown' || answer.kind === 'unplaced') return setStep({ kind: answer.kind, bid });
    refresh();
    if (answer.kind === 'accepted') {
      setTyped('');
      tell(placeOfReceipt(answer.receipt));
      return setStep({ kind: 'accepted', receipt: answer.receipt });
    }
    if (answer.kind === 'bought') {
      const { alias, seq: asOfVersion } = answer.receipt;
      tell({ ...place, alias, standing: 'leading', asOfVersion });
      return setStep({ kind: 'bought', receipt: answer.receipt });
    }
    const { maximumCents } = bid;
    const { problem } = answer;
    const isTwice = problem.reason === 'confirm-maximum' || bid.confirmedMaximumCents !== undefined;
    const asksLeadPaint = problem.reason === 'lead-paint' || bid.acceptsLeadPaint === true;
    const isUnconfirmed = problem.reason === 'confirm-maximum' || problem.reason === 'lead-paint';
    setStep(
      isUnconfirmed
        ? { kind: 'confirming', maximumCents, isTwice, asksLeadPaint, ...purchaseOf(bid) }
        : { kind: 'refused', problem, maximumCents, ...purchaseOf(bid) },
    );
    if (problem.reason === 'signed-out')
      openLoginModal(() => {
        const isTwice = bid.confirmedMaximumCents !== undefined;
        reviewThen.current({ maximumCents, isTwice, ...purchaseOf(bid) });
      });
  }

  /** Goes on by what is known of the person and their place at this moment, asking anew where something was missing, over the sign-in when nobody is known. */
  async function review(reviewed: Reviewed) {
    const now = authState.get();
    if (now.state !== 'signed-in' && !hasSessionHint())
      return openLoginModal(() => reviewThen.current(reviewed));
    const [user, own] = await Promise.all([
      now.state === 'signed-in' && !missingFor(now.user, reviewed.maximumCents)
        ? now.user
        : fetchMe().catch(() => null),
      place.alias === null || isOverLeft(place, reviewed.maximumCents) ? refresh() : place,
    ]);
    if (user) reviewedUid.current = user.uid;
    const next = reviewedStep(reviewed, user, own ?? noPlace);
    // A second press meanwhile must not lead back from what the first has led to.
    setStep((since) => (since === step ? next : since));
  }

  function confirm({ acceptsLeadPaint }: { readonly acceptsLeadPaint: boolean }) {
    if (step.kind !== 'confirming') return;
    const { maximumCents, isTwice } = step;
    send({
      ...{ auctionId, key: crypto.randomUUID(), uid: uid ?? reviewedUid.current, maximumCents },
      ...(isTwice && { confirmedMaximumCents: maximumCents }),
      ...(acceptsLeadPaint && { acceptsLeadPaint }),
      ...purchaseOf(step),
    });
  }

  /** Ends the old sign-in, so that the dialog asks for a new one. */
  async function signInAgain() {
    if (step.kind !== 'refused') return;
    await loadSignIn().then((signIn) => signIn.signOut());
    goOn();
  }

  /** On with the refused amount, once what stood in its way is done. */
  function goOn() {
    if (step.kind !== 'refused') return;
    reviewThen.current({ maximumCents: step.maximumCents, isTwice: false, ...purchaseOf(step) });
  }

  return {
    typed,
    setTyped,
    step,
    review,
    /** Goes on to the last step before buying at once. */
    buy: (priceCents: number | null = null) =>
      priceCents !== null && review({ maximumCents: priceCents, isTwice: false, isPurchase: true }),
    confirm,
    signInAgain,
    dismiss: () => setStep(idle),
    /** Asks the server what became of the bid, and sends nothing. */
    checkAgain: () => step.kind === 'unknown' && lookUp(step.bid),
    /** The bidder confirmed it at the current price. The server refuses the old key, so it never counts twice. */
    placeNow: () => step.kind === 'unplaced' && send(renewBid(step.bid)),
    giveUp: () => {
      asking.current = null;
      forgetBid(auctionId, sessionStorage);
      setStep(idle);
    },
    goOn,
  };
}

/** As it was known: staff may have raised the limit since, or a bid elsewhere may have been beaten. */
const isOverLeft = ({ limit }: OwnPlace, maximumCents: number): boolean =>
  limit !== undefined && maximumCents > limit.leftCents;

export type Bidding = ReturnType<typeof useBidding>;

const ports = {
  fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
  storage: {
    getItem: (name: string) => sessionStorage.getItem(name),
    setItem: (name: string, value: string) => sessionStorage.setItem(name, value),
    removeItem: (name: string) => sessionStorage.removeItem(name),
  },
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  onClock: noteServerTime,
};
