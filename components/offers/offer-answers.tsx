import { accountRoutes } from '@/lib/account-routes';
import type { Listing } from '@/lib/domain/listings/listing';
import { typedOf } from '@/lib/domain/offers/offer-form';
import type { OfferView } from '@/lib/domain/offers/offer-views';
import { isOpenStatus, type Side } from '@/lib/domain/offers/offer-vocabulary';
import { bindingWords } from '@/lib/domain/offers/offer-words';
import { formatMoney } from '@/lib/format';
import { AnswerStep } from './answer-step';
import { CounterStep } from './counter-step';
import { OfferForm } from './offer-form';

interface OfferAnswersProps {
  readonly offer: OfferView;
  readonly side: Side;
  readonly listing: Pick<Listing, 'listingTerms' | 'auctionId'>;
  /** Two, so that a counter-offer after a refused answer is a step of its own. */
  readonly requestIds: readonly [answer: string, counter: string];
}

/** The answers that this side has a form for. */
export function stepsOf({ status, turn }: OfferView, side: Side): readonly string[] {
  if (!isOpenStatus(status)) return [];
  if (turn === side) return ['accept', 'counter', 'decline'];
  return side === 'buyer' ? ['withdraw'] : [];
}

/** What this side can do about an open offer. */
export function OfferAnswers({ offer, side, listing, requestIds: [answerId, counterId] }: OfferAnswersProps) {
  const { offerId, terms, turn } = offer;
  const seen = offer.history.length;
  const page = accountRoutes.offer(offerId);
  const price = formatMoney(terms.priceCents);
  const shared = { page, offerId, seen, requestId: answerId };
  return (
    <div className="mt-6 grid items-start gap-3 sm:flex sm:flex-wrap">
      {turn === side && (
        <>
          <AnswerStep {...shared} step="accept" label="Accept" button={`Accept ${price}`}>
            {acceptWords(side, listing.auctionId !== null)} {bindingWords}
          </AnswerStep>
          <CounterStep page={page}>
            <OfferForm
              action="counter"
              page={page}
              sent={{ offerId, seen: `${seen}`, requestId: counterId }}
              initial={typedOf(terms)}
              financing={listing.listingTerms}
              isSellers={side === 'seller'}
              submit="Make this counter-offer"
            />
          </CounterStep>
          <AnswerStep {...shared} step="decline" label="Decline" button="Decline it">
            The offer ends, and nobody is bound. This cannot be taken back.
          </AnswerStep>
        </>
      )}
      {side === 'buyer' && turn !== side && (
        <AnswerStep {...shared} step="withdraw" label="Withdraw" button="Withdraw the offer">
          Your offer ends, and nobody is bound. You may make another while the home is on the market.
        </AnswerStep>
      )}
    </div>
  );
}

function acceptWords(side: Side, hasAuction: boolean): string {
  const auction = hasAuction
    ? ' Its auction is cancelled before the first bid, with this reason in public.'
    : '';
  return side === 'seller'
    ? `The home goes off the market for this buyer, and every other offer ends.${auction} This cannot be taken back here.`
    : `You agree to these terms, and the seller takes the home off the market for you.${auction} This cannot be taken back here.`;
}
