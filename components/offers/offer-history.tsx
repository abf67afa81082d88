import type { OfferFact } from '@/lib/domain/offers/offer';
import type { Side } from '@/lib/domain/offers/offer-vocabulary';
import { formatMoment } from '@/lib/format';
import { offerHistory as copy } from '@/messages/offers/offer-history';
import { termsLine } from './offer-copy';

interface OfferHistoryProps {
  readonly history: readonly OfferFact[];
  /** Side of the viewer. */
  readonly side: Side;
}

/** Every step of an offer, latest first. */
export const OfferHistory = ({ history, side }: OfferHistoryProps) => (
  <section aria-labelledby="history" className="mt-10">
    <h2 id="history" className="border-t-2 border-primary pt-3 text-heading font-semibold">
      {copy.history}
    </h2>
    <ol className="divide-y divide-line border-b border-line">
      {history.toReversed().map((fact) => (
        <li key={`${fact.at} ${fact.type} ${fact.by.side}`} className="py-4">
          <p className="flex flex-wrap justify-between gap-x-6">
            <span className="font-medium">{words(fact, side)}</span>
            <time dateTime={new Date(fact.at).toISOString()} className="text-sm text-text-muted">
              {formatMoment(fact.at)}
            </time>
          </p>
          {'terms' in fact && (
            <>
              <p className="mt-1 text-sm">{termsLine(fact.terms)}</p>
              {fact.message && (
                <p className="mt-2 whitespace-pre-line break-words border-l-4 border-line pl-4">
                  {fact.message}
                  {fact.messageAt !== undefined && (
                    <small className="block text-text-muted">
                      {copy.messageAdded({ at: formatMoment(fact.messageAt) })}
                    </small>
                  )}
                </p>
              )}
              <p className="mt-1 text-sm text-text-muted">
                {copy.open({ expiresAt: formatMoment(fact.expiresAt) })}
              </p>
            </>
          )}
        </li>
      ))}
    </ol>
  </section>
);

function words(fact: OfferFact, side: Side): string {
  const who = fact.by.side === side ? copy.you : fact.by.side === 'buyer' ? fact.by.name : copy.seller;
  switch (fact.type) {
    case 'submitted':
      return copy.submittedOffer({ who });
    case 'improved':
      return copy.submittedHighestBest({ who });
    case 'countered':
      return copy.sentCounteroffer({ who });
    case 'accepted':
      return copy.acceptedOffer({ who });
    case 'declined':
      return fact.by.side === 'site' ? copy.endedAnotherOffer : copy.declinedOffer({ who });
    case 'withdrawn':
      return copy.withdrewOffer({ who });
    case 'lapsed':
      return copy.expiredNoResponse;
    case 'called':
      return copy.requestedHighestBest({ who, deadline: formatMoment(fact.deadline) });
    case 'opened':
      return copy.highestBestOffers;
    case 'voided':
      return copy.roundVoid;
  }
}
