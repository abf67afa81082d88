import type { Metadata } from 'next';
import { InquiryDoneNotice } from '@/components/inquiries/done-notice';
import { CountedList } from '@/components/inquiries/listed';
import { OpenHouseRow } from '@/components/inquiries/open-house-row';
import { ShowingRow } from '@/components/inquiries/showing-row';
import { ViewerFrame } from '@/components/organizations/viewer-frame';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { listHomes } from '@/lib/server/catalog/listings/listings';
import { listViewedSellerIds } from '@/lib/server/people/organizations/organizations';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { listOwnShowings } from '@/lib/server/records/inquiries/showings';
import { reviewNote } from '@/messages/inquiries/review-note';
import { showingsPage as copy } from '@/messages/inquiries/showings-page';

export const metadata: Metadata = { title: copy.showings, robots: { index: false } };

export default async function ShowingsPage({ searchParams }: PageProps<'/dashboard/showings'>) {
  const [user, { done, from }, all] = await Promise.all([requireUser(), searchParams, listHomes()]);
  const unsold = all.flatMap(({ listing, phase }) => (phase === 'sold' ? [] : listing));
  const start = Math.max(0, Number.parseInt(String(from), 10) || 0);
  const query = { all: unsold, from: start, now: clock.now() };
  const [{ homes, next, received, sent }, viewed] = await Promise.all([
    listOwnShowings(user, query),
    listViewedSellerIds(user.uid),
  ]);
  return (
    <>
      <h1 className="text-title font-semibold">{copy.showings}</h1>
      <InquiryDoneNotice
        done={done}
        words={{
          announced: copy.openHouseAnnounced,
          removed: copy.openHouseRemoved,
          requested: copy.requestSentSeller,
          held: reviewNote.held,
          answered: copy.doneWeveEmailed,
        }}
      />
      {homes.length + received.length + sent.length === 0 && (
        <EmptyState title={copy.noShowingsYet} className="mt-8 max-w-3xl">
          {copy.showingsRequestAppear}
        </EmptyState>
      )}
      <CountedList title={copy.showingsHomes}>
        {received.map((visit) => (
          <ViewerFrame key={`${visit.visitId} ${visit.status}`} isViewer={viewed.includes(visit.sellerId)}>
            <ShowingRow visit={visit} isSeller />
          </ViewerFrame>
        ))}
      </CountedList>
      <CountedList title={copy.yourShowings}>
        {sent.map((visit) => (
          <ShowingRow key={`${visit.visitId} ${visit.status}`} visit={visit} isSeller={false} />
        ))}
      </CountedList>
      <CountedList
        title={copy.openHousesHomes}
        count={homes.reduce((all, { openHouses }) => all + openHouses.length, 0)}
      >
        {homes.map(({ listing, openHouses }) => (
          <ViewerFrame
            key={`${listing.listingKey} ${openHouses.map(({ id }) => id).join(' ')}`}
            isViewer={viewed.includes(listing.seller.id)}
          >
            <OpenHouseRow
              listing={listing}
              openHouses={openHouses}
              page={accountRoutes.showingsFrom(start)}
            />
          </ViewerFrame>
        ))}
      </CountedList>
      {next !== null && (
        <LinkButton href={accountRoutes.showingsFrom(next)} prefetch={false} className="mt-8">
          {copy.moreHomes}
        </LinkButton>
      )}
    </>
  );
}
