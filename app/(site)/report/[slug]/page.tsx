import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { ReportForm } from '@/components/inquiries/report-form';
import { LinkButton } from '@/components/ui/link-button';
import { fullAddress } from '@/lib/domain/listings/address';
import { isPublicStatus } from '@/lib/domain/listings/vocabulary';
import { routes } from '@/lib/routes';
import { getListingBySlug } from '@/lib/server/catalog/listings/listings';
import { reportPage as copy } from '@/messages/inquiries/report-page';

export const metadata: Metadata = { title: copy.reportListing, robots: { index: false } };

export default async function ReportPage({ params }: PageProps<'/report/[slug]'>) {
  await connection();
  const { slug } = await params;
  const listing = (await getListingBySlug(slug))?.listing;
  if (!listing) notFound();
  if (!isPublicStatus(listing.standardStatus))
    return (
      <section className="page-width max-w-prose py-16">
        <h1 className="text-title font-semibold">{copy.listingNoLonger}</h1>
        <p className="mb-8 mt-3 text-text-muted">{copy.theresNothingReport}</p>
        <LinkButton href={routes.properties}>{copy.browseHomes}</LinkButton>
      </section>
    );
  return (
    <section className="page-width max-w-prose py-10">
      <h1 className="text-title font-semibold">{copy.reportListing}</h1>
      <p className="mb-8 mt-3 text-text-muted">
        {copy.reviewersReadEvery({
          listing: fullAddress(listing),
          link: (children) => (
            <Link href={routes.property(slug)} className="text-link">
              {children}
            </Link>
          ),
        })}
      </p>
      <ReportForm listingKey={listing.listingKey} slug={slug} />
    </section>
  );
}
