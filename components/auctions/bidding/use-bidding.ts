import { useEffect, useRef, useState } from 'react';
import { authState, hasSessionHint, loadSignIn } from '@/lib/client/accounts/auth';
import { openLoginModal } from '@/lib/client/accounts/login-modal';
import { fetchMe } from '@/lib/client/accounts/session-api';
import {
  isNewDevice,
  noPosition,
  type OwnPosition,
  placeOfReceipt,
  positionIn,
} from '@/lib/client/auctions/bidder-position';
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
import type { BidReceipt, PublicAuction, PurchaseReceipt } from '@/lib/domain/auctions/terms/public-auction';
import { useAuth } from '@/providers/auth-provider';
import { afterAuth, type BidStep, missingFor, purchaseOf, stepAfterRefusal } from './bid-step';
import { type Reviewed, reviewedStep } from './reviewed-step';
import { usePreparedKey, useSignature } from './use-signature';

const idle: BidStep = { kind: 'idle' };

interface BiddingOf {
  readonly auction: PublicAuction;
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly place: OwnPosition;
  readonly tell: (place: OwnPosition) => void;
  readonly refresh: () => Promise<OwnPosition | null>;
}

/** One bid, from the typed amount to a certain answer. */
export function useBidding({ auction, typed, setTyped, place, tell, refresh }: BiddingOf) {
  const auctionId = auction.id;
  const auth = useAuth();
  const uid = auth.state === 'signed-in' ? auth.user.uid : null;
  /** The uid from the review, for a bid that is confirmed before the sign-in code has loaded. */
  const reviewedUid = useRef('');
  /** After a sign-in the bid is reviewed again with what is then known about the person. */
  const reviewThen = useRef(review);
  reviewThen.current = review;
  const sending = useSending({
    auction,
    place,
    auth,
    refresh,
    onAccepted(receipt) {
      setTyped('');
      tell(placeOfReceipt(receipt));
    },
    onBought: ({ alias, seq }) => tell({ ...place, alias, standing: 'leading', asOfVersion: seq }),
    onSignedOut(bid) {
      const { maximumCents, confirmedMaximumCents } = bid;
      const isTwice = confirmedMaximumCents !== undefined;
      openLoginModal(() => reviewThen.current({ maximumCents, isTwice, ...purchaseOf(bid) }));
    },
  });
  const { step, setStep, send, lookUp } = sending;
  const [reviews, setReviews] = useState(0);

  /**
   * Moves to the next step by the person and their position now. Asks the server for what is missing, and for
   * a sign-in first.
   */
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
    const next = reviewedStep(reviewed, user, own ?? noPosition);
    // A second press must not undo the step that the first one led to.
    setStep((since) => (since === step ? next : since));
    setReviews((count) => count + 1);
  }

  function confirm({ acceptsLeadPaint }: { readonly acceptsLeadPaint: boolean }) {
    if (step.kind !== 'confirming') return;
    send(newBid(step, { auctionId, uid: uid ?? reviewedUid.current, acceptsLeadPaint }));
  }

  /** Signs out first, so that the dialog asks for a new sign-in. */
  async function signInAgain() {
    if (step.kind !== 'refused') return;
    await loadSignIn().then((signIn) => signIn.signOut());
    goOn();
  }

  /** Continues with the refused amount once the obstacle is gone. */
  function goOn() {
    if (step.kind !== 'refused') return;
    reviewThen.current({ maximumCents: step.maximumCents, isTwice: false, ...purchaseOf(step) });
  }

  return {
    typed,
    setTyped,
    step,
    /** Number of completed reviews: a second one may lead to the same step. */
    reviews,
    isNewDevice: isNewDevice(place, sending.ownKey),
    review,
    /** Moves to the last step before buying now. */
    buy: (priceCents: number | null = null) =>
      priceCents !== null && review({ maximumCents: priceCents, isTwice: false, isPurchase: true }),
    confirm,
    signInAgain,
    dismiss: () => setStep(idle),
    /** Asks the server what became of the bid. Sends nothing. */
    checkAgain: () => step.kind === 'unknown' && lookUp(step.bid),
    /**
     * The bidder confirmed at the current price. The server refuses the old key, so the bid cannot count
     * twice.
     */
    placeNow: () => step.kind === 'unplaced' && send(renewBid(step.bid)),
    giveUp() {
      sending.abandon();
      forgetBid(auctionId, sessionStorage);
      setStep(idle);
    },
    goOn,
  };
}

interface Confirmed {
  readonly auctionId: string;
  readonly uid: string;
  readonly acceptsLeadPaint: boolean;
}

function newBid(step: Reviewed, { auctionId, uid, acceptsLeadPaint }: Confirmed): PendingBid {
  const { maximumCents, isTwice } = step;
  return {
    auctionId,
    key: crypto.randomUUID(),
    uid,
    maximumCents,
    ...(isTwice && { confirmedMaximumCents: maximumCents }),
    ...(acceptsLeadPaint && { acceptsLeadPaint }),
    ...purchaseOf(step),
  };
}

interface Sending {
  readonly auction: PublicAuction;
  readonly place: OwnPosition;
  readonly auth: ReturnType<typeof useAuth>;
  readonly refresh: () => Promise<OwnPosition | null>;
  readonly onAccepted: (receipt: BidReceipt) => void;
  readonly onBought: (receipt: PurchaseReceipt) => void;
  readonly onSignedOut: (bid: PendingBid) => void;
}

/**
 * Sends a bid, or looks up one that was on its way before a reload, and keeps the step that the answer leads
 * to.
 */
function useSending({ auction, place, auth, refresh, onAccepted, onBought, onSignedOut }: Sending) {
  const auctionId = auction.id;
  const sign = useSignature(auction, place);
  const [step, setStep] = useState<BidStep>(idle);
  const request = useBidRequest(refresh, settle);
  const uid = auth.state === 'signed-in' ? auth.user.uid : null;
  const ownKey = usePreparedKey(auctionId, step, uid);
  const resumeThen = useRef(resume);
  resumeThen.current = resume;

  useEffect(() => {
    const bid = uid && recallBid(auctionId, uid, sessionStorage);
    if (bid) resumeThen.current(bid);
  }, [auctionId, uid]);

  // Only a change of the signed-in person counts: the server may refuse a bidder who looks ready here.
  useEffect(() => {
    if (auth.state === 'signed-in') setStep((now) => afterAuth(now, auth.user));
  }, [auth]);

  function resume(bid: PendingBid) {
    if (request.isOpen()) return;
    setStep((now) => (now.kind === 'idle' ? { kind: 'unknown', bid } : now));
    lookUp(bid);
  }

  function send(bid: PendingBid) {
    if (request.isOpen()) return;
    setStep({ kind: 'sending', maximumCents: bid.maximumCents, ...purchaseOf(bid) });
    request.open(async (unsigned, to) => sendBid(await sign(unsigned), to), bid);
  }

  function lookUp(bid: PendingBid) {
    if (!request.isOpen()) request.open(lookUpBid, bid);
  }

  function settle(answer: BidAnswer, bid: PendingBid) {
    if (answer.kind === 'unknown' || answer.kind === 'unplaced') return setStep({ kind: answer.kind, bid });
    refresh();
    if (answer.kind === 'refused') {
      setStep(stepAfterRefusal(bid, answer.problem));
      if (answer.problem.reason === 'signed-out') onSignedOut(bid);
      return;
    }
    if (answer.kind === 'bought') {
      onBought(answer.receipt);
      return setStep(answer);
    }
    onAccepted(answer.receipt);
    // By the position as the request began: it is what the button said.
    setStep({ ...answer, isRaise: isRaiseAt(auction, place, answer.receipt) });
  }

  return { step, setStep, send, lookUp, ownKey, abandon: request.abandon };
}

/** After a reload the position may be that of the bid itself. */
const isRaiseAt = (auction: PublicAuction, place: OwnPosition, { maximumCents }: BidReceipt): boolean =>
  positionIn(auction, place) === 'leading' &&
  place.maximumCents !== null &&
  place.maximumCents < maximumCents;

type Settle = (answer: BidAnswer, bid: PendingBid) => void;

/** One request about a bid at a time. The answer to an abandoned one is dropped. */
function useBidRequest(refresh: () => Promise<OwnPosition | null>, settle: Settle) {
  const current = useRef<symbol | null>(null);
  return {
    isOpen: () => current.current !== null,
    abandon() {
      current.current = null;
    },
    async open(how: typeof sendBid, bid: PendingBid) {
      const mine = Symbol(bid.key);
      current.current = mine;
      const answer = await how(bid, ports);
      // The bidder decides at the current price, so it is loaded first.
      const own = answer.kind === 'unplaced' ? await refresh() : null;
      if (current.current !== mine) return;
      current.current = null;
      settle(answer.kind === 'unplaced' && own === null ? { kind: 'unknown' } : answer, bid);
    },
  };
}

/** By the last known limit: staff may have raised it since, or a bid elsewhere may have been outbid. */
const isOverLeft = ({ limit }: OwnPosition, maximumCents: number): boolean =>
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
