import type { Metadata } from 'next';
import Link from 'next/link';
import { connection } from 'next/server';
import { ReportForm } from '@/components/inquiries/report-form';
import { LinkButton } from '@/components/ui/link-button';
import { addressLines } from '@/lib/domain/listings/address';
import { isPublicStatus } from '@/lib/domain/listings/vocabulary';
import { routes } from '@/lib/routes';
import { getListingBySlug } from '@/lib/server/catalog/listings/listings';
import * as copy from '@/messages/inquiries';

export const metadata: Metadata = { title: copy.slugPage.reportListing, robots: { index: false } };

export default async function ReportPage({ params }: PageProps<'/report/[slug]'>) {
  await connection();
  const { slug } = await params;
  const listing = (await getListingBySlug(slug))?.listing;
  if (!listing || !isPublicStatus(listing.standardStatus))
    return (
      <section className="page-width max-w-prose py-16">
        <h1 className="text-title font-semibold">{copy.slugPage.listingNoLonger}</h1>
        <p className="mb-8 mt-3 text-text-muted">{copy.slugPage.theresNothingReport}</p>
        <LinkButton href={routes.properties}>{copy.slugPage.browseHomes}</LinkButton>
      </section>
    );
  return (
    <section className="page-width max-w-prose py-10">
      <h1 className="text-title font-semibold">{copy.slugPage.reportListing}</h1>
      <p className="mb-8 mt-3 text-text-muted">
        {copy.slugPage.reviewersReadEvery({
          listing: addressLines(listing).join(', '),
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
