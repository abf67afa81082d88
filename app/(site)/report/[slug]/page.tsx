import type { Metadata } from 'next';
import Link from 'next/link';
import { connection } from 'next/server';
import { ReportForm } from '@/components/inquiries/report-form';
import { LinkButton } from '@/components/ui/link-button';
import { addressLines } from '@/lib/domain/listings/address';
import { isPublicStatus } from '@/lib/domain/listings/vocabulary';
import { routes } from '@/lib/routes';
import { getListingBySlug } from '@/lib/server/catalog/listings/listings';

export const metadata: Metadata = { title: 'Report a listing', robots: { index: false } };

export default async function ReportPage({ params }: PageProps<'/report/[slug]'>) {
  await connection();
  const { slug } = await params;
  const listing = (await getListingBySlug(slug))?.listing;
  if (!listing || !isPublicStatus(listing.standardStatus))
    return (
      <section className="page-width max-w-prose py-16">
        <h1 className="text-title font-semibold">This listing is not shown anymore</h1>
        <p className="mb-8 mt-3 text-text-muted">There is nothing to report.</p>
        <LinkButton href={routes.properties}>Browse homes</LinkButton>
      </section>
    );
  return (
    <section className="page-width max-w-prose py-10">
      <h1 className="text-title font-semibold">Report a listing</h1>
      <p className="mb-8 mt-3 text-text-muted">
        <Link href={routes.property(slug)} className="text-link">
          {addressLines(listing).join(', ')}
        </Link>
        . Our reviewers read every report. You need no account.
      </p>
      <ReportForm listingKey={listing.listingKey} slug={slug} />
    </section>
  );
}
