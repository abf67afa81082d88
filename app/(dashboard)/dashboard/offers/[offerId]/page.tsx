import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { OwnSide } from '@/components/dashboard/own-side';
import { InquiryDoneNotice } from '@/components/inquiries/done-notice';
import { LateAnswer } from '@/components/offers/late-answer';
import { OfferAnswers, stepsOf } from '@/components/offers/offer-answers';
import { deadlineWords, offerBadge } from '@/components/offers/offer-copy';
import { OfferHistory } from '@/components/offers/offer-history';
import { OfferTermsList } from '@/components/offers/offer-terms';
import { RoundRecord } from '@/components/offers/sealed-round';
import { ViewerFrame } from '@/components/organizations/viewer-frame';
import { Badge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { saleIdOf } from '@/lib/domain/closings/closing-terms';
import { sellerNet } from '@/lib/domain/costs/seller-net';
import type { OfferMarketRefusal } from '@/lib/domain/offers/offer-commands';
import { isOpenStatus } from '@/lib/domain/offers/offer-vocabulary';
import { formatCount } from '@/lib/format';
import { routes } from '@/lib/routes';
import { isSellersViewer } from '@/lib/server/people/organizations/seller';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { type ListedOffer, readOffer } from '@/lib/server/workflows/offers/own-offers';
import { readBuyersRound } from '@/lib/server/workflows/offers/sealed-views';
import { bindingWords } from '@/messages/offers/binding-words';
import { offerPage as copy } from '@/messages/offers/offer-page';
import { offerRefusalWords } from '@/messages/offers/offer-refusal-words';
import { sealedRound as roundCopy } from '@/messages/offers/sealed-round';

export const metadata: Metadata = { title: copy.offer, robots: { index: false } };

export default async function OfferPage({ params, searchParams }: PageProps<'/dashboard/offers/[offerId]'>) {
  const [user, { offerId }, { done }] = await Promise.all([requireUser(), params, searchParams]);
  const now = clock.now();
  const found = await readOffer(user, offerId, now);
  if (!found.ok) notFound();
  const { offer, side, place, slug, listing, listingKey, market, funds } = found.value;
  const [tone, word] = offerBadge(offer, side);
  const isViewer =
    side === 'seller' && (await isSellersViewer(runtime().store, found.value.sellerId, user.uid));
  const round = side === 'buyer' ? await readBuyersRound(user, listingKey, now) : null;
  const netCents = side === 'seller' ? sellerNet(listing, offer.terms.priceCents) : undefined;
  return (
    <div className="max-w-4xl">
      <OwnSide of={side} />
      <h1 className="text-title font-semibold">
        {side === 'seller' ? copy.offerFrom({ buyerName: offer.buyerName }) : copy.yourOffer}
      </h1>
      <p className="mt-2 break-words text-text-muted">
        {copy.forLabel({
          place,
          link: (children) => (
            <Link href={routes.property(slug)} prefetch={false} className="text-link">
              {children}
            </Link>
          ),
        })}
        {side === 'seller' && (
          <>
            {' · '}
            <Link href={accountRoutes.offersFor(listingKey)} prefetch={false} className="text-link">
              {copy.allOffersHome}
            </Link>
          </>
        )}
      </p>
      <InquiryDoneNotice done={done} words={doneWords} />
      <LateAnswer page={accountRoutes.offer(offerId)} steps={stepsOf(offer, side)} />
      <p className="mb-4 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={tone}>{word}</Badge>
        <span>{deadlineWords(offer, side)}</span>
      </p>
      <OfferTermsList terms={offer.terms} netCents={netCents} funds={funds} />
      {side === 'buyer' && isOpenStatus(offer.status) && !funds?.isEnough && (
        <p className="mt-3 text-sm">
          {copy.sellerSeesProof({
            link: (children) => (
              <Link
                href={accountRoutes.raiseLimit(
                  accountRoutes.offer(offerId),
                  formatCount(offer.terms.priceCents / 100),
                )}
                className="text-link"
              >
                {children}
              </Link>
            ),
          })}
        </p>
      )}
      {isOpenStatus(offer.status) && offer.turn !== side && (
        <p className="mt-3 max-w-prose text-sm text-text-muted">
          {copy.emailWhenAnswered} {bindingWords}
        </p>
      )}
      <OfferState found={found.value} refusal={market.refusal} />
      {isOpenStatus(offer.status) && (
        <ViewerFrame isViewer={isViewer}>
          <OfferAnswers
            key={offer.history.length}
            offer={offer}
            side={side}
            listing={listing}
            requestIds={[randomUUID(), randomUUID()]}
          />
        </ViewerFrame>
      )}
      <OfferHistory history={offer.history} side={side} />
      {round?.phase === 'over' && <RoundRecord round={round} ownHash={round.own?.hash} />}
    </div>
  );
}

const doneWords = {
  offered: copy.offerSubmittedWell,
  held: copy.sentWithoutMessage,
  countered: copy.counterofferSentWeve,
  decline: copy.offerDeclinedWeve,
  withdraw: copy.offerWithdrawn,
};

interface OfferStateProps {
  readonly found: ListedOffer;
  readonly refusal: OfferMarketRefusal | null;
}

/** What to know before answering, and where to go once the offer has ended. */
function OfferState({ found: { offer, side, slug, listingKey }, refusal }: OfferStateProps) {
  if (offer.status === 'Accepted')
    return (
      <Notice tone="info" title={bindingWords} className="mt-6">
        <p>{copy.sellersAttorneySends}</p>
        <LinkButton
          href={accountRoutes.sale(saleIdOf({ kind: 'offer', offerId: offer.offerId }))}
          variant="primary"
          className="mt-3"
        >
          {copy.openClosingRoom}
        </LinkButton>
      </Notice>
    );
  if (!isOpenStatus(offer.status))
    return (
      <p className="mt-6">
        {side === 'seller' ? (
          <LinkButton href={accountRoutes.offersFor(listingKey)}>{copy.allOffersHome}</LinkButton>
        ) : refusal ? (
          <LinkButton href={routes.properties}>{copy.findAnotherHome}</LinkButton>
        ) : (
          <LinkButton href={accountRoutes.offerFor(slug)}>{copy.makeAnotherOffer}</LinkButton>
        )}
      </p>
    );
  if (refusal) return <Notice tone="warning" title={offerRefusalWords[refusal]} className="mt-6" />;
  if (offer.sealedUntil === null) return null;
  return (
    <Notice
      tone="info"
      title={offer.isOpening ? roundCopy.opening : copy.sellerRequestedHighest}
      className="mt-6"
    >
      {side === 'seller' ? (
        copy.newOffersSealed
      ) : (
        <>
          <p>{offer.isSealed ? copy.offerSealedNot : copy.notEvenSeller}</p>
          <LinkButton href={accountRoutes.offerFor(slug)} className="mt-3">
            {sealedStep(offer)}
          </LinkButton>
        </>
      )}
    </Notice>
  );
}

function sealedStep({ isOpening, isSealed }: ListedOffer['offer']): string {
  if (isOpening) return roundCopy.view;
  return isSealed ? copy.improveOffer : copy.submitHighestBest;
}
