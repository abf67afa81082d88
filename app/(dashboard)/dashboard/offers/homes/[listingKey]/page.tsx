import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { InquiryDoneNotice } from '@/components/inquiries/done-notice';
import { CountedList } from '@/components/inquiries/listed';
import { CallForm } from '@/components/offers/offer-form';
import { OfferRow } from '@/components/offers/offer-row';
import { OfferTable } from '@/components/offers/offer-table';
import { ViewerFrame } from '@/components/organizations/viewer-frame';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { fullAddress } from '@/lib/domain/listings/address';
import { isOpenStatus } from '@/lib/domain/offers/offer-vocabulary';
import { formatMoment } from '@/lib/format';
import { routes } from '@/lib/routes';
import { isSellersViewer } from '@/lib/server/people/organizations/seller';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { readHomeOffers } from '@/lib/server/workflows/offers/own-offers';
import { bindingWords } from '@/messages/offers/binding-words';
import { homeOffersPage as copy } from '@/messages/offers/home-offers-page';

export const metadata: Metadata = { title: copy.offersHome, robots: { index: false } };

type Props = PageProps<'/dashboard/offers/homes/[listingKey]'>;

export default async function HomeOffersPage({ params, searchParams }: Props) {
  const [user, { listingKey }, { done }] = await Promise.all([requireUser(), params, searchParams]);
  const found = await readHomeOffers(user, listingKey, clock.now());
  if (!found.ok) notFound();
  const { listing, offers, sealedUntil, market } = found.value;
  const open = offers.filter(({ status }) => isOpenStatus(status));
  const place = fullAddress(listing);
  const isViewer = await isSellersViewer(runtime().store, listing.seller.id, user.uid);
  return (
    <>
      <h1 className="text-title font-semibold">{copy.offersOnThisHome}</h1>
      <p className="mt-3 max-w-prose text-text-muted">
        <Link href={routes.property(listing.slug)} prefetch={false} className="text-link">
          {place}
        </Link>
        . {bindingWords}
      </p>
      <InquiryDoneNotice done={done} words={{ called: copy.highestBestOffers }} />
      {sealedUntil !== null && (
        <Notice
          tone="info"
          title={copy.sealed({ sealedUntil: formatMoment(sealedUntil) })}
          className="mt-6 max-w-3xl"
        >
          {copy.requestedHighestBest}
        </Notice>
      )}
      {open.length === 0 ? (
        <EmptyState title={copy.noOpenOffers} className="mt-8 max-w-3xl">
          {copy.eachOfferAppears}
        </EmptyState>
      ) : (
        <OfferTable listing={listing} offers={open} />
      )}
      {open.length > 0 && sealedUntil === null && market.refusal === null && (
        <section aria-labelledby="best" className="mt-10 max-w-3xl">
          <h2 id="best" className="border-t-2 border-primary pt-3 text-heading font-semibold">
            {copy.highestBestTitle}
          </h2>
          <p className="mb-4 mt-2 max-w-prose text-text-muted">{copy.onceCanAsk}</p>
          <ViewerFrame isViewer={isViewer}>
            <CallForm
              page={accountRoutes.offersFor(listingKey)}
              listingKey={listingKey}
              requestId={randomUUID()}
            />
          </ViewerFrame>
        </section>
      )}
      <CountedList title={copy.endedOffers}>
        {offers
          .filter(({ status }) => !isOpenStatus(status))
          .map((offer) => (
            <OfferRow key={offer.offerId} offer={offer} side="seller" place={place} />
          ))}
      </CountedList>
    </>
  );
}
