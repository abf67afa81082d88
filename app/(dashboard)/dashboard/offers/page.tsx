import type { Metadata } from 'next';
import Link from 'next/link';
import { CountedList } from '@/components/inquiries/listed';
import { OfferRow } from '@/components/offers/offer-row';
import { SealedRow } from '@/components/offers/sealed-row';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { isOpenStatus } from '@/lib/domain/offers/offer-vocabulary';
import { routes } from '@/lib/routes';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { type ListedOffer, listOwnOffers } from '@/lib/server/workflows/offers/own-offers';
import { listOwnSealed } from '@/lib/server/workflows/offers/sealed-views';
import { bindingWords } from '@/messages/offers/binding-words';
import { offersPage as copy } from '@/messages/offers/offers-page';
import { sealedRound as roundCopy } from '@/messages/offers/sealed-round';

export const metadata: Metadata = { title: copy.offers, robots: { index: false } };

export default async function OffersPage() {
  const user = await requireUser();
  const [{ made, received }, sealed] = await Promise.all([
    listOwnOffers(user, clock.now()),
    listOwnSealed(user),
  ]);
  const [receivedOpen, receivedEnded] = split(received);
  const [madeOpen, madeEnded] = split(made);
  const homes = new Map(receivedOpen.map(({ listingKey, place }) => [listingKey, place]));
  return (
    <>
      <h1 className="text-title font-semibold">{copy.offers}</h1>
      <p className="mt-3 max-w-prose text-text-muted">{bindingWords}</p>
      {made.length + received.length + sealed.length === 0 && (
        <EmptyState
          title={copy.noOffersYet}
          className="mt-8 max-w-3xl"
          actions={
            <LinkButton href={`${routes.properties}?sale=fixed-price`}>{copy.browseFixedPrice}</LinkButton>
          }
        >
          {copy.offersMakeOffers}
        </EmptyState>
      )}
      <CountedList title={copy.homesOffers}>
        {[...homes].map(([listingKey, place]) => (
          <li key={listingKey} className="flex flex-wrap items-center justify-between gap-4 py-4">
            <span className="min-w-0 break-words font-medium">{place}</span>
            <Link href={accountRoutes.offersFor(listingKey)} prefetch={false} className="text-link">
              {copy.compareOffers({
                place,
                span: (children) => <span className="sr-only">{children}</span>,
              })}
            </Link>
          </li>
        ))}
      </CountedList>
      <Rows title={copy.offersHomes} rows={receivedOpen} />
      <Rows title={copy.openOffers} rows={madeOpen} />
      <CountedList title={roundCopy.list}>
        {sealed.map((offer) => (
          <SealedRow key={offer.offerId} offer={offer} />
        ))}
      </CountedList>
      <Rows title={copy.endedOffers} rows={madeEnded} />
      <Rows title={copy.endedOffersHomes} rows={receivedEnded} />
    </>
  );
}

const Rows = ({ title, rows }: { readonly title: string; readonly rows: readonly ListedOffer[] }) => (
  <CountedList title={title}>
    {rows.map(({ offer, side, place }) => (
      <OfferRow key={offer.offerId} offer={offer} side={side} place={place} />
    ))}
  </CountedList>
);

/** Open offers by deadline, then ended ones. */
function split(rows: readonly ListedOffer[]) {
  const isOpen = ({ offer }: ListedOffer) => isOpenStatus(offer.status);
  const open = rows.filter(isOpen).sort((a, b) => a.offer.expiresAt - b.offer.expiresAt);
  return [open, rows.filter((row) => !isOpen(row))] as const;
}
