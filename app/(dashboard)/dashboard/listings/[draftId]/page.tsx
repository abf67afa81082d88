import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { ListingPage } from '@/components/drafts/own-listings/listing-page';
import { ViewerFrame } from '@/components/organizations/viewer-frame';
import { accountRoutes } from '@/lib/account-routes';
import { draftFaultWords } from '@/lib/copy/drafts/draft-fault-words';
import { bindsSeller } from '@/lib/domain/auctions/state/binds-seller';
import { awaitsOpening } from '@/lib/domain/auctions/state/openings';
import { type AuctionState, publicStateOf } from '@/lib/domain/auctions/state/state';
import { leavesBuyNow } from '@/lib/domain/auctions/terms/buy-now';
import type { Draft } from '@/lib/domain/drafts/draft';
import { cancellationDocumentOf, cancellationHref } from '@/lib/domain/drafts/files/cancellation-documents';
import { listOpenActions } from '@/lib/domain/reviews/listing-actions';
import { isSellersViewer } from '@/lib/server/people/organizations/seller';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { readPublished } from '@/lib/server/records/drafts/draft-record';
import { readDraft } from '@/lib/server/workflows/drafts/drafts';
import { readFigures } from '@/lib/server/workflows/listings/listing-figures';
import { wasLoweredBefore } from '@/lib/server/workflows/listings/manage-listing';
import { draftPage as copy } from '@/messages/drafts/draft-page';

export const metadata: Metadata = { title: copy.listing, robots: { index: false } };

export default async function Page({ params, searchParams }: PageProps<'/dashboard/listings/[draftId]'>) {
  const [user, { draftId }, { done, reserve, refused }] = await Promise.all([
    requireUser(),
    params,
    searchParams,
  ]);
  const found = await readDraft(user, draftId, 'read-own');
  if (!found.ok) notFound();
  const draft = found.value;
  const now = clock.now();
  const published = await readPublished(runtime().store, draft, now);
  if (!published) redirect(accountRoutes.draftStep(draftId, 'preview'));
  const { listing, course, auction } = published;
  const seen = {
    ownerId: draft.owner.uid,
    standing: draft.standing,
    course,
    auction: auction && publicStateOf(auction.state),
    wasLowered:
      auction !== null && (await wasLoweredBefore(runtime().store, draftId, auction.state.terms.auctionId)),
  };
  const isViewer = await isSellersViewer(runtime().store, draft.owner.uid, user.uid);
  return (
    <ViewerFrame isViewer={isViewer}>
      <ListingPage
        draft={draft}
        slug={listing.slug}
        lot={listing.lot}
        course={course}
        listedAt={listing.listedAt}
        modifiedAt={listing.modifiedAt}
        dates={published.auction?.state.terms ?? null}
        buyNow={buyNowOf(auction?.state ?? null)}
        figures={await readFigures(listing, published.auction?.state ?? null, now)}
        steps={listOpenActions(seen, now)}
        done={typeof done === 'string' ? done : null}
        typedReserve={typeof reserve === 'string' ? reserve.slice(0, 100) : null}
        cancellation={{
          ...cancellationOf(draft, auction?.state ?? null),
          problem: typeof refused === 'string' ? draftFaultWords(refused) : null,
          isOpen: refused !== undefined || done === 'cancellation-document',
        }}
      />
    </ViewerFrame>
  );
}

function cancellationOf(draft: Draft, state: AuctionState | null) {
  const document = state && cancellationDocumentOf(draft, state.terms.auctionId);
  return {
    isBinding: state !== null && bindsSeller(state),
    opensReserve: state !== null && awaitsOpening(state),
    document: document && { href: cancellationHref(draft.draftId, document), at: document.at },
  };
}

function buyNowOf(state: AuctionState | null) {
  const priceCents = state?.terms.buyNowCents;
  if (!state || priceCents === undefined) return null;
  const { reserve, bidCount } = state;
  return { priceCents, isOpen: leavesBuyNow({ reserveStatus: reserve.status, bidCount }) };
}
