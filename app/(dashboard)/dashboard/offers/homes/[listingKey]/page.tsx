import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { InquiryDoneNotice } from '@/components/inquiries/done-notice';
import { CountedList } from '@/components/inquiries/listed';
import { CallForm } from '@/components/offers/offer-form';
import { OfferRow } from '@/components/offers/offer-row';
import { OfferTable } from '@/components/offers/offer-table';
import { RoundNotice, RoundRecord } from '@/components/offers/sealed-round';
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
import { env } from '@/lib/server/platform/env';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { readHomeOffers } from '@/lib/server/workflows/offers/own-offers';
import { readSellersRound } from '@/lib/server/workflows/offers/sealed-views';
import { bindingWords } from '@/messages/offers/binding-words';
import { homeOffersPage as copy } from '@/messages/offers/home-offers-page';
import { sealedRound as roundCopy } from '@/messages/offers/sealed-round';

export const metadata: Metadata = { title: copy.offersHome, robots: { index: false } };

type Props = PageProps<'/dashboard/offers/homes/[listingKey]'>;

export default async function HomeOffersPage({ params, searchParams }: Props) {
  const [user, { listingKey }, { done }] = await Promise.all([requireUser(), params, searchParams]);
  const now = clock.now();
  const found = await readHomeOffers(user, listingKey, now);
  if (!found.ok) notFound();
  const read = await readSellersRound(user, listingKey, now);
  const round = read.ok ? read.value : null;
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
      {round && round.phase !== 'over' && (
        <div className="mt-6 max-w-3xl">
          <RoundNotice round={round} side="seller" />
        </div>
      )}
      {sealedUntil !== null && !round && (
        <Notice
          tone="info"
          title={copy.sealed({ sealedUntil: formatMoment(sealedUntil) })}
          className="mt-6 max-w-3xl"
        >
          {copy.requestedHighestBest} {copy.byPolicy}
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
          <p className="mt-2 max-w-prose text-text-muted">{copy.onceCanAsk}</p>
          <p className="mb-4 mt-2 max-w-prose text-text-muted">{howSealed()}</p>
          <ViewerFrame isViewer={isViewer}>
            <CallForm
              page={accountRoutes.offersFor(listingKey)}
              listingKey={listingKey}
              requestId={randomUUID()}
            />
          </ViewerFrame>
        </section>
      )}
      {round?.phase === 'over' && <RoundRecord round={round} />}
      <CountedList title={roundCopy.refused}>
        {(round?.refused ?? []).map(({ offerId, buyerName, outcome }) => (
          <li key={offerId} className="break-words py-4">
            {roundCopy.refusedFrom({ buyerName, reason: roundCopy.outcomes[outcome] })}
          </li>
        ))}
      </CountedList>
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

/** How a call that is made now keeps its offers sealed. */
function howSealed(): string {
  const witness = env().sealedOffersWitness;
  return witness ? copy.callSealed({ host: new URL(witness.url).host }) : copy.callByPolicy;
}
