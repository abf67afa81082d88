import type { Metadata } from 'next';
import Link from 'next/link';
import { InquiryActionForm } from '@/components/inquiries/inquiry-action-form';
import { questionCopy as copy } from '@/components/inquiries/inquiry-copy';
import { NoHome } from '@/components/inquiries/no-home';
import { VerifyEmail } from '@/components/sign-in/verify-email';
import { accountRoutes } from '@/lib/account-routes';
import { QUESTION_MAX } from '@/lib/domain/inquiries/question';
import { addressLines } from '@/lib/domain/listings/address';
import { routes } from '@/lib/routes';
import { getListingBySlug } from '@/lib/server/catalog/listings/listings';
import { requireUser } from '@/lib/server/people/sessions/session';

export const metadata: Metadata = { title: 'Ask the seller', robots: { index: false } };

export default async function AskPage({ searchParams }: PageProps<'/dashboard/questions/new'>) {
  const [user, { home }] = await Promise.all([requireUser(), searchParams]);
  const slug = typeof home === 'string' ? home : '';
  const listing = (await getListingBySlug(slug))?.listing;
  if (!listing) return <NoHome />;
  return (
    <>
      <h1 className="text-title font-semibold">Ask the seller</h1>
      <p className="mt-3 max-w-prose text-text-muted">
        About{' '}
        <Link href={routes.property(slug)} className="text-link">
          {addressLines(listing).join(', ')}
        </Link>
        . Once it is answered everybody reads your question and the answer, and nobody reads that it was you:
        do not write your name or number into it.
      </p>
      <div className="mt-8">
        {user.emailVerified ? (
          <InquiryActionForm
            action="ask"
            page={accountRoutes.askAbout(slug)}
            hidden={{ listingKey: listing.listingKey }}
            fields={[
              { name: 'text', label: copy.text, control: 'textarea', rows: 4, maxLength: QUESTION_MAX },
            ]}
            submit={copy.submit}
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
