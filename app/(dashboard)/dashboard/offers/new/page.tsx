import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { InvestorFormNotice } from '@/components/accounts/investor-form-notice';
import { InquiryDoneNotice } from '@/components/inquiries/done-notice';
import { NoHome } from '@/components/inquiries/no-home';
import { OfferForm } from '@/components/offers/offer-form';
import { OwnSealedOffer } from '@/components/offers/own-sealed-offer';
import { RoundNotice, RoundRecord } from '@/components/offers/sealed-round';
import { VerifyEmail } from '@/components/sign-in/verify-email';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { fullAddress } from '@/lib/domain/listings/address';
import { initialTerms, toFormValues } from '@/lib/domain/offers/offer-form';
import { formatMoment, formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { getListingBySlug } from '@/lib/server/catalog/listings/listings';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { readOwnLimit } from '@/lib/server/workflows/accounts/bid-limits';
import { type OfferPage, readOfferPage } from '@/lib/server/workflows/offers/own-offers';
import { readBuyersRound } from '@/lib/server/workflows/offers/sealed-views';
import { readStoredOffer } from '@/lib/server/workflows/offers/unsent-offer';
import { newPage as copy } from '@/messages/offers/new-page';
import { offerForm as offerFormCopy } from '@/messages/offers/offer-form';
import { offerRefusalWords } from '@/messages/offers/offer-refusal-words';
import { sealedRound as roundCopy } from '@/messages/offers/sealed-round';

export const metadata: Metadata = { title: copy.makeOffer, robots: { index: false } };

export default async function Page({ searchParams }: PageProps<'/dashboard/offers/new'>) {
  const [user, { home, kept, done }] = await Promise.all([requireUser(), searchParams]);
  const slug = typeof home === 'string' ? home : '';
  const listing = (await getListingBySlug(slug))?.listing;
  const now = clock.now();
  const [offering, latest, { funds, request }] = await Promise.all([
    listing && readOfferPage(user, listing.listingKey, now),
    listing && readBuyersRound(user, listing.listingKey, now),
    readOwnLimit(user),
  ]);
  if (!listing || !offering) return <NoHome />;
  const { open, sealedUntil } = offering;
  const round = latest && latest.phase !== 'over' ? latest : null;
  const page = accountRoutes.offerFor(slug);
  const proof = { funds, sentAt: request?.status === 'open' ? request.at : null };
  const hidden = { slug, listingKey: listing.listingKey, requestId: randomUUID() };
  const linkedHome = {
    listing: fullAddress(listing),
    link: (children: ReactNode) => (
      <Link href={routes.property(slug)} className="text-link">
        {children}
      </Link>
    ),
  };
  return (
    <>
      <h1 className="text-title font-semibold">
        {open && sealedUntil !== null ? copy.highestBestOffer : copy.makeOffer}
      </h1>
      <p className="mt-3 max-w-prose text-text-muted">
        {listing.listPriceCents === null
          ? copy.lead(linkedHome)
          : copy.leadWithListPrice({ ...linkedHome, listPrice: formatMoney(listing.listPriceCents) })}
      </p>
      <InquiryDoneNotice done={done} words={{ sealed: roundCopy.received, unsealed: roundCopy.withdrawn }} />
      <div className="mt-8 max-w-xl space-y-6">
        {round && <RoundNotice round={round} side="buyer" />}
        {latest?.phase === 'over' && latest.own && <RoundRecord round={latest} ownHash={latest.own.hash} />}
        {round?.own && (
          <OwnSealedOffer own={round.own} isOpening={round.phase === 'opening'} page={page} hidden={hidden} />
        )}
        <Obstacle offering={offering} isOpening={round?.phase === 'opening'} page={page} email={user.email}>
          {!round && <CallNote offering={offering} />}
          {offering.needsInvestorForm && <InvestorFormNotice use="offer" />}
          <OfferForm
            key={round?.own?.hash}
            action="offer"
            page={page}
            hidden={hidden}
            initial={{
              ...(open ? toFormValues(open.terms) : initialTerms(listing)),
              ...readStoredOffer(kept),
            }}
            financing={listing.listingTerms}
            isSealed={sealedUntil !== null}
            {...(round && {
              sealing: {
                keys: keysOf(round),
                offerId: round.offerId,
                listingTerms: listing.listingTerms,
                openPriceCents: open?.terms.priceCents ?? null,
                now,
              },
            })}
            proof={proof}
            proofHref={proof.funds || proof.sentAt !== null ? undefined : accountRoutes.raiseLimit(page, '')}
            submit={sealedUntil === null ? offerFormCopy.submit : offerFormCopy.submitSealed}
          />
        </Obstacle>
      </div>
    </>
  );
}

function CallNote({ offering: { sealedUntil, until } }: { readonly offering: OfferPage }) {
  if (sealedUntil !== null)
    return (
      <Notice tone="info" title={copy.sealed({ sealedUntil: formatMoment(sealedUntil) })}>
        {copy.sellerRequestedHighest} {copy.byPolicy}
      </Notice>
    );
  return until === null ? null : (
    <Notice tone="info" title={copy.preAuctionOffers({ until: formatMoment(until) })}>
      {copy.sellerAcceptsOffer}
    </Notice>
  );
}

type Round = NonNullable<Awaited<ReturnType<typeof readBuyersRound>>>;

const keysOf = ({ seal: { roundId, witness, site }, deadline }: Round) => ({
  ...{ roundId, witness, site, deadline },
});

interface ObstacleProps {
  readonly offering: OfferPage;
  /** A sealed round waits for its witness. */
  readonly isOpening: boolean;
  readonly page: string;
  readonly email: string;
  /** The form, if nothing blocks it. */
  readonly children: ReactNode;
}

/** What must be done first, or why no offer is possible. */
function Obstacle({ offering, isOpening, page, email, children }: ObstacleProps) {
  const { refusal, ownersOnlyUntil, open, sealedUntil } = offering;
  if (refusal === 'unverified-email')
    return (
      <div className="border-y border-line py-5">
        <VerifyEmail user={{ email }} />
      </div>
    );
  if (refusal === 'not-registered')
    return (
      <Notice tone="info" title={copy.registerFirst}>
        <p>{copy.doOnceWho}</p>
        <LinkButton href={`${accountRoutes.registration}?next=${encodeURIComponent(page)}`} className="mt-3">
          {copy.registerMakeOffer}
        </LinkButton>
      </Notice>
    );
  if (refusal === 'owner-occupants-first' && ownersOnlyUntil !== null)
    return (
      <Notice tone="info" title={copy.canMakeOffer({ ownersOnlyUntil: formatMoment(ownersOnlyUntil) })}>
        <p>{copy.sellerTakesOffers}</p>
        <LinkButton href={accountRoutes.registerFor(page, 'buyerType')} size="small" className="mt-3">
          {copy.viewRegistration}
        </LinkButton>
      </Notice>
    );
  if (refusal === 'conflict-of-interest')
    return (
      <Notice tone="info" title={offerRefusalWords[refusal]}>
        <Link href={routes.contact} className="text-link">
          {copy.contactStaff}
        </Link>
      </Notice>
    );
  if (refusal) return <Notice tone="info" title={offerRefusalWords[refusal]} />;
  if (isOpening) return null;
  if (open && sealedUntil === null)
    return (
      <Notice tone="info" title={offerRefusalWords['has-open-offer']}>
        <Link href={accountRoutes.offer(open.offerId)} className="text-link">
          {copy.viewOffer}
        </Link>
      </Notice>
    );
  return children;
}
