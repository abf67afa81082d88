import type { Metadata } from 'next';
import { VerifyEmail } from '@/components/auth/verify-email';
import { RegistrationForm } from '@/components/dashboard/registration-form';
import { toInternalPath } from '@/lib/domain/account/internal-path';
import { termsInForce } from '@/lib/domain/terms';
import { routes } from '@/lib/routes';
import { requireUser } from '@/lib/server/session';

export const metadata: Metadata = { title: 'Register to bid', robots: { index: false } };

export default async function RegistrationPage({ searchParams }: PageProps<'/dashboard/registration'>) {
  const [user, { next }] = await Promise.all([requireUser(), searchParams]);
  const { registration } = user;
  const isCurrent = registration?.termsVersion === termsInForce.version;
  return (
    <>
      <h1 className="text-title font-semibold">{isCurrent ? 'Bidder registration' : 'Register to bid'}</h1>
      <p className="mt-3 max-w-prose text-text-muted">
        {isCurrent
          ? 'You are registered. What you change here holds for your next bids.'
          : 'Once, before your first bid. Your name and number are kept with your bids and shown to nobody but the seller of a home you win.'}
      </p>
      {!user.emailVerified && (
        <div className="mt-6 max-w-xl border-y border-line py-5">
          <VerifyEmail user={{ email: user.email }} />
        </div>
      )}
      <div className="mt-8">
        <RegistrationForm
          next={toInternalPath(next, routes.dashboard)}
          terms={termsInForce}
          known={registration && { legalName: registration.legalName, phone: registration.phone }}
        />
      </div>
    </>
  );
}
