import { contractDueMs } from '@/lib/domain/closings/closing';
import type { Book, Offer } from './offer';
import type { BookEvent } from './offer-commands';
import type { OfferUpdate, Side } from './offer-vocabulary';

/** One notification about an offer and its recipient. */
export interface OfferNotification {
  readonly to: Side;
  readonly offer: Offer;
  readonly news: OfferUpdate;
  /** The recipient's deadline, ms; after an acceptance, the deadline for both to sign the contract. */
  readonly until: number | null;
}

/** The notifications of one event. `after` is the book with it applied. Sealed offers notify nobody. */
export function offerNotificationsAfter(after: Book, event: BookEvent): readonly OfferNotification[] {
  if (event.type === 'reopened' || event.type === 'message-added') return [];
  if (event.type === 'called')
    return touched(after, event.at, 'called').map((offer) =>
      message('buyer', offer, 'called', event.deadline),
    );
  if (event.type === 'opened') {
    const offers = touched(after, event.at, 'opened');
    const until = Math.min(...offers.map(({ expiresAt }) => expiresAt));
    return offers.slice(0, 1).map((offer) => message('seller', offer, 'opened', until));
  }
  if (event.type === 'voided') {
    const offers = touched(after, event.at, 'voided');
    return [
      ...offers.map((offer) => message('buyer', offer, 'voided', event.standsUntil)),
      ...offers.slice(0, 1).map((offer) => message('seller', offer, 'voided', event.standsUntil)),
    ];
  }
  const offer = after.offers.find(({ offerId }) => offerId === event.offerId);
  if (!offer) return [];
  const isSellers = event.by.side === 'seller';
  switch (event.type) {
    case 'submitted':
      return offer.isSealed ? [] : [message('seller', offer, 'received', event.expiresAt)];
    case 'improved':
      return [];
    case 'countered':
      return [message(isSellers ? 'buyer' : 'seller', offer, 'countered', event.expiresAt)];
    case 'accepted':
      return (['buyer', 'seller'] as const).map((side) =>
        message(side, offer, 'accepted', event.at + contractDueMs),
      );
    case 'declined':
      if (event.by.side === 'site') return [message('buyer', offer, 'other-accepted')];
      return [message(isSellers ? 'buyer' : 'seller', offer, 'declined')];
    case 'withdrawn':
      return offer.isSealed ? [] : [message('seller', offer, 'withdrawn')];
    case 'lapsed':
      return [message('buyer', offer, 'lapsed'), message('seller', offer, 'lapsed')];
  }
}

const touched = ({ offers }: Book, at: number, type: 'called' | 'opened' | 'voided'): readonly Offer[] =>
  offers.filter(({ history }) => history.some((fact) => fact.type === type && fact.at === at));

const message = (
  to: Side,
  offer: Offer,
  news: OfferUpdate,
  until: number | null = null,
): OfferNotification => ({
  to,
  offer,
  news,
  until,
});
