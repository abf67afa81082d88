import type { Metadata } from 'next';
import Link from 'next/link';
import { InquiryActionForm } from '@/components/inquiries/inquiry-action-form';
import { NoHome } from '@/components/inquiries/no-home';
import { reviewNoteField } from '@/components/inquiries/review-note-field';
import { VerifyEmail } from '@/components/sign-in/verify-email';
import { accountRoutes } from '@/lib/account-routes';
import { QUESTION_MAX } from '@/lib/domain/inquiries/question';
import { fullAddress } from '@/lib/domain/listings/address';
import { routes } from '@/lib/routes';
import { getListingBySlug } from '@/lib/server/catalog/listings/listings';
import { requireUser } from '@/lib/server/people/sessions/session';
import { newPage as copy } from '@/messages/inquiries/new-page';
import { question as questionCopy } from '@/messages/inquiries/question';

export const metadata: Metadata = { title: copy.askSeller, robots: { index: false } };

export default async function AskPage({ searchParams }: PageProps<'/dashboard/questions/new'>) {
  const [user, { home }] = await Promise.all([requireUser(), searchParams]);
  const slug = typeof home === 'string' ? home : '';
  const listing = (await getListingBySlug(slug))?.listing;
  if (!listing) return <NoHome />;
  return (
    <>
      <h1 className="text-title font-semibold">{copy.askSeller}</h1>
      <p className="mt-3 max-w-prose text-text-muted">
        {copy.aboutOnceSeller({
          listing: fullAddress(listing),
          link: (children) => (
            <Link href={routes.property(slug)} className="text-link">
              {children}
            </Link>
          ),
        })}
      </p>
      <div className="mt-8">
        {user.emailVerified ? (
          <InquiryActionForm
            action="ask"
            page={accountRoutes.askAbout(slug)}
            hidden={{ listingKey: listing.listingKey }}
            fields={[
              {
                name: 'text',
                label: questionCopy.text,
                control: 'textarea',
                rows: 4,
                maxLength: QUESTION_MAX,
              },
              reviewNoteField,
            ]}
            submit={questionCopy.submit}
            variant="primary"
          />
        ) : (
          <div className="max-w-xl border-y border-line py-5">
            <VerifyEmail user={{ email: user.email }} />
          </div>
        )}
      </div>
    </>
  );
}
