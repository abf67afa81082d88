import { accountRoutes } from '@/lib/account-routes';
import type { Listing } from '@/lib/domain/listings/listing';
import { toFormValues } from '@/lib/domain/offers/offer-form';
import type { OfferView } from '@/lib/domain/offers/offer-views';
import { isOpenStatus, type Side } from '@/lib/domain/offers/offer-vocabulary';
import { formatMoney } from '@/lib/format';
import { bindingWords } from '@/messages/offers/binding-words';
import { counter as counterCopy } from '@/messages/offers/counter';
import { decline as copy } from '@/messages/offers/decline';
import { offer as offersOfferCopy } from '@/messages/offers/offer';
import { offerCopy } from '@/messages/offers/offer-copy';
import { withdraw as withdrawCopy } from '@/messages/offers/withdraw';
import { OfferActionForm } from './offer-action-form';
import { acceptWords } from './offer-copy';
import { OfferForm } from './offer-form';

interface OfferAnswersProps {
  readonly offer: OfferView;
  readonly side: Side;
  readonly listing: Pick<Listing, 'listingTerms' | 'auctionId'>;
  /** Two, so that a counteroffer after a refused answer is a separate step. */
  readonly requestIds: readonly [answer: string, counter: string];
}

/** Answers that this side has a form for. */
export function stepsOf({ status, turn }: OfferView, side: Side): readonly string[] {
  if (!isOpenStatus(status)) return [];
  if (turn === side) return ['accept', 'counter', 'decline'];
  return side === 'buyer' ? ['withdraw'] : [];
}

/** This side's options for an open offer. */
export function OfferAnswers({ offer, side, listing, requestIds: [answerId, counterId] }: OfferAnswersProps) {
  const { offerId, terms, turn } = offer;
  const seen = offer.history.length;
  const page = accountRoutes.offer(offerId);
  const price = formatMoney(terms.priceCents);
  const answer = { action: 'answerOne', page, busy: offersOfferCopy.busy, variant: 'primary' } as const;
  const hidden = { offerId, seen: String(seen), requestId: answerId };
  return (
    <div className="mt-6 grid items-start gap-3 sm:flex sm:flex-wrap">
      {turn === side && (
        <>
          <OfferActionForm
            {...answer}
            hidden={{ step: 'accept', ...hidden }}
            confirm={{
              label: offerCopy.accept,
              text: `${acceptWords(side, listing.auctionId !== null)} ${bindingWords}`,
              group,
            }}
            submit={offerCopy.acceptPrice({ price })}
          />
          <OfferForm
            action="counter"
            page={page}
            hidden={{ offerId, seen: String(seen), requestId: counterId }}
            initial={toFormValues(terms)}
            financing={listing.listingTerms}
            isSellers={side === 'seller'}
            confirm={{ label: counterCopy.label, group }}
            submit={counterCopy.submit}
          />
          <OfferActionForm
            {...answer}
            hidden={{ step: 'decline', ...hidden }}
            confirm={{ label: copy.label, text: copy.text, group }}
            submit={copy.submit}
          />
        </>
      )}
      {side === 'buyer' && turn !== side && (
        <OfferActionForm
          {...answer}
          hidden={{ step: 'withdraw', ...hidden }}
          confirm={{ label: withdrawCopy.label, text: withdrawCopy.text, group }}
          submit={withdrawCopy.submit}
        />
      )}
    </div>
  );
}

/** Only one answer is open at a time. */
const group = 'answer';
