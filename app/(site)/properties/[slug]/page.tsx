import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '@/components/layout/page-metadata';
import { InquiryForm } from '@/components/listing/inquiry-form';
import { ShareButtons } from '@/components/listing/share-buttons';
import { describeListing } from '@/components/property/describe-listing';
import { PropertyPage } from '@/components/property/property-page';
import { addressLines } from '@/lib/domain/listing/address';
import { routes } from '@/lib/routes';
import { getHistory } from '@/lib/server/auctions';
import { getListingBySlug, listSimilar } from '@/lib/server/listings';

interface Props {
  readonly params: Promise<{ readonly slug: string }>;
}

export const revalidate = 60;
export const dynamicParams = true;

/** The build has no store: each page is made at its first request and kept. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const detail = await getListingBySlug((await params).slug);
  if (!detail) return { title: 'Not found' };
  return pageMetadata({
    title: addressLines(detail.listing).join(', '),
    description: describeListing(detail),
    path: routes.property(detail.listing.slug),
  });
}

export default async function Page({ params }: Props) {
  const detail = await getListingBySlug((await params).slug);
  if (!detail) notFound();
  const { listing, auction } = detail;
  const [similar, history] = await Promise.all([listSimilar(listing), auction ? getHistory(auction.id) : []]);
  return (
    <PropertyPage
      detail={detail}
      history={history}
      similar={similar}
      actions={<ShareButtons title={addressLines(listing).join(', ')} />}
      inquiry={<InquiryForm listingKey={listing.listingKey} slug={listing.slug} />}
    />
  );
}
