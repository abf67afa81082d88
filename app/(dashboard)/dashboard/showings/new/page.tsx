import type { Metadata } from 'next';
import Link from 'next/link';
import { InquiryActionForm } from '@/components/inquiries/inquiry-action-form';
import { NoHome } from '@/components/inquiries/no-home';
import { reviewNoteField } from '@/components/inquiries/review-note-field';
import { VerifyEmail } from '@/components/sign-in/verify-email';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { canEnter } from '@/lib/domain/inquiries/showing';
import { fullAddress } from '@/lib/domain/listings/address';
import { routes } from '@/lib/routes';
import { getListingBySlug } from '@/lib/server/catalog/listings/listings';
import { requireUser } from '@/lib/server/people/sessions/session';
import { inquiryRefusalWords } from '@/messages/inquiries/inquiry-refusal-words';
import { newPage as newPageCopy } from '@/messages/inquiries/new-page';
import { visit as copy } from '@/messages/inquiries/visit';

export const metadata: Metadata = { title: newPageCopy.requestShowing, robots: { index: false } };

export default async function VisitPage({ searchParams }: PageProps<'/dashboard/showings/new'>) {
  const [user, { home }] = await Promise.all([requireUser(), searchParams]);
  const slug = typeof home === 'string' ? home : '';
  const listing = (await getListingBySlug(slug))?.listing;
  if (!listing) return <NoHome />;
  return (
    <>
      <h1 className="text-title font-semibold">{newPageCopy.requestShowing}</h1>
      <p className="mt-3 max-w-prose text-text-muted">
        {newPageCopy.sellerSeesName({
          listing: fullAddress(listing),
          link: (children) => (
            <Link href={routes.property(slug)} className="text-link">
              {children}
            </Link>
          ),
          access: listing.access.text,
          name: user.name,
          email: user.email,
        })}
      </p>
      <div className="mt-8 max-w-xl">
        {!canEnter(listing) && <Notice tone="info" title={inquiryRefusalWords['no-access']} />}
        {canEnter(listing) && !user.emailVerified && (
          <div className="border-y border-line py-5">
            <VerifyEmail user={{ email: user.email }} />
          </div>
        )}
        {canEnter(listing) && user.emailVerified && (
          <InquiryActionForm
            action="wishVisit"
            page={accountRoutes.visitTo(slug)}
            hidden={{ listingKey: listing.listingKey }}
            fields={[
              { name: 'date', label: copy.date, control: 'date' },
              { name: 'time', label: copy.time, control: 'time' },
              {
                name: 'note',
                label: copy.toSeller,
                control: 'textarea',
                rows: 4,
                maxLength: 600,
                isOptional: true,
              },
              reviewNoteField,
            ]}
            submit={copy.request}
            variant="primary"
          />
        )}
      </div>
    </>
  );
}
