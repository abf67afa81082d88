import { announcement } from '@/components/auctions/announcement';
import { dataRoutes } from '@/lib/data-routes';
import type { ListingDetail } from '@/lib/domain/listing-views/listing-card';
import { type County, countyLabel } from '@/lib/domain/locations/counties';
import { routes } from '@/lib/routes';
import { type AtomEntry, toAtom } from '@/lib/server/catalog/feeds/atom';
import { listNewListings } from '@/lib/server/catalog/feeds/new-listings';
import { readPlace } from '@/lib/server/catalog/feeds/read-place';
import { textResponse } from '@/lib/server/catalog/feeds/text-answer';
import { cachedText } from '@/lib/server/platform/cached-text';
import { env } from '@/lib/server/platform/env';
import { apiRoute } from '@/lib/server/platform/http/api';
import { site } from '@/lib/site';
import { notFound } from '@/messages/api/not-found';
import { atomFeed as copy } from '@/messages/feeds/atom-feed';

/** Atom feeds of new listings: `all.atom`, `kings.atom`. */
export const GET = apiRoute<{ file: string }>({}, async ({ request, params: { file }, receivedAt }) => {
  const place = readPlace(file, '.atom');
  if (!place) return new Response(notFound.feed, { status: 404 });
  const { county } = place;
  const body = await cachedText(dataRoutes.feed(county?.slug), receivedAt, () =>
    makeFeed(county, receivedAt),
  );
  return textResponse(request, { contentType: 'application/atom+xml', body });
});

async function makeFeed(county: County | null, now: number): Promise<string> {
  const { siteUrl } = env();
  const found = await listNewListings(county, now);
  return toAtom({
    id: `tag:${new URL(siteUrl).hostname},2026:new:${county?.slug ?? 'all'}`,
    title: copy.title({ place: county ? countyLabel(county) : copy.newYork }),
    author: site.name,
    selfUrl: `${siteUrl}${dataRoutes.feed(county?.slug)}`,
    pageUrl: `${siteUrl}${routes.properties}?${county ? `county=${county.slug}&` : ''}sort=newest`,
    entries: found.map((detail) => toEntry(detail, siteUrl)),
  });
}

function toEntry(detail: ListingDetail, siteUrl: string): AtomEntry {
  const { listing, card } = detail;
  const publishedAt = Date.parse(card.listedAt);
  return {
    id: `tag:${new URL(siteUrl).hostname},2026:home:${listing.listingKey}`,
    title: card.addressLines.join(', '),
    url: `${siteUrl}${routes.property(listing.slug)}`,
    summary: announcement(detail),
    category: copy.category(card),
    publishedAt,
    updatedAt: Math.max(publishedAt, listing.modifiedAt),
  };
}
