import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { SaleDayLink } from '@/components/auctions/sale-day/sale-day-link';
import { FavoriteButtons } from '@/components/favorites/favorite-buttons';
import { Inquiry } from '@/components/inquiries/seller-inquiry';
import { pageMetadata } from '@/components/layout/page-metadata';
import { ShareButtons } from '@/components/listings/sharing/share-buttons';
import { type ShareWords, shareWords } from '@/components/listings/sharing/share-copy';
import { describeListing } from '@/components/property/describe-listing';
import { homeBreadcrumbs } from '@/components/property/home-breadcrumbs';
import { FormerPage } from '@/components/property/off-market-page';
import { PropertyPage } from '@/components/property/property-page';
import { Questions, Showings } from '@/components/property/questions-and-showings';
import { SellerFigures } from '@/components/property/sale/sale-section';
import { SaleOutcome } from '@/components/property/sale/sale-status';
import { SealedRoundSection } from '@/components/property/sealed-round-section';
import { JsonLd } from '@/components/structured-data/json-ld';
import { listingThings } from '@/components/structured-data/listing-things';
import { breadcrumbList } from '@/components/structured-data/lists';
import { dataRoutes } from '@/lib/data-routes';
import { fullAddress } from '@/lib/domain/listings/address';
import { indexingOf } from '@/lib/domain/listings/indexing';
import { isFormerStatus } from '@/lib/domain/listings/vocabulary';
import { getCountyByName } from '@/lib/domain/locations/counties';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { routes } from '@/lib/routes';
import { findSlug, getListingBySlug, listSimilar } from '@/lib/server/catalog/listings/listings';
import { getLot } from '@/lib/server/catalog/listings/lots';
import { getSellerRecord, listPublicTurns } from '@/lib/server/catalog/listings/public-closings';
import { countSaleDay } from '@/lib/server/catalog/listings/sale-day';
import { findSaleDayOf } from '@/lib/server/catalog/listings/sale-days';
import { shareVersion } from '@/lib/server/catalog/pictures/share-version';
import { clock } from '@/lib/server/platform/clock';
import { env } from '@/lib/server/platform/env';
import { getHistory } from '@/lib/server/records/auctions/auctions';
import { listAnswered } from '@/lib/server/records/inquiries/questions';
import { listOpenHouses } from '@/lib/server/records/inquiries/showings';
import { readPublicRound } from '@/lib/server/workflows/offers/sealed-views';
import { listingPage as copy } from '@/messages/property/listing-page';

interface Props {
  readonly params: Promise<{ readonly slug: string }>;
}

export const revalidate = 60;
export const dynamicParams = true;

/** The build has no store: each page is rendered on its first request and cached. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const detail = await getListingBySlug((await params).slug);
  if (!detail) return { title: copy.pageNotFound };
  const { listing } = detail;
  const words = shareWords(detail);
  const title = fullAddress(listing);
  const county = getCountyByName(listing.countyOrParish)?.slug;
  return pageMetadata({
    title,
    description: describeListing(detail),
    path: routes.property(listing.slug),
    image: { url: sharePicture(listing.slug, words), type: 'image/jpeg', alt: pictureAlt(title, words) },
    indexing: indexingOf(listing, clock.now()),
    ...(county && { county }),
  });
}

export default async function Page({ params }: Props) {
  const { slug } = await params;
  const detail = await getListingBySlug(slug);
  if (!detail) {
    const current = await findSlug(slug);
    if (current) permanentRedirect(routes.property(current));
    notFound();
  }
  const { listing, auction } = detail;
  const { siteUrl } = env();
  const [similar, history, questions, openHouses, turns, record, ...found] = await Promise.all([
    listSimilar(listing),
    auction ? getHistory(auction.id) : [],
    listAnswered(listing.listingKey),
    listOpenHouses(listing.listingKey, clock.now()),
    listPublicTurns(listing.listingKey),
    getSellerRecord(listing.slug),
    auction && !listing.lot ? countSaleDay(auction.id) : 0,
    auction ? findSaleDayOf(auction.id) : null,
    getLot(listing.lot),
    readPublicRound(listing.listingKey, clock.now()),
  ]);
  const [othersInSale, saleDay, lot, round] = found;
  const trail = breadcrumbList(homeBreadcrumbs(listing), siteUrl);
  if (isFormerStatus(listing.standardStatus))
    return (
      <>
        <JsonLd things={[trail]} />
        <FormerPage detail={detail} similar={similar} />
      </>
    );
  const image = sharePicture(listing.slug, shareWords(detail));
  return (
    <>
      <JsonLd things={[...listingThings({ detail, siteUrl, image }), trail]} />
      <PropertyPage
        detail={detail}
        history={history}
        similar={similar}
        today={newYorkDay(clock.now())}
        othersInSale={othersInSale}
        saleDay={saleDay && <SaleDayLink {...saleDay} />}
        lot={lot}
        actions={
          <ShareButtons title={fullAddress(listing)}>
            <FavoriteButtons slug={listing.slug} />
          </ShareButtons>
        }
        tours={<Showings listing={listing} openHouses={openHouses} />}
        questions={<Questions listing={listing} questions={questions} />}
        outcome={
          <>
            <SaleOutcome turns={turns} />
            <SealedRoundSection round={round} />
          </>
        }
        sellerRecord={<SellerFigures record={record} />}
        inquiry={<Inquiry listingKey={listing.listingKey} slug={listing.slug} />}
      />
    </>
  );
}

const sharePicture = (slug: string, words: ShareWords): string =>
  dataRoutes.sharePicture(slug, shareVersion(words));

/** `418 Halsey Street, Brooklyn, NY 11233. Live auction. Current bid $412,500.` */
const pictureAlt = (title: string, { badge, priceLabel, price }: ShareWords): string =>
  [title, badge.text, ...(price === null ? [] : [`${priceLabel} ${price}`])].join('. ').concat('.');
