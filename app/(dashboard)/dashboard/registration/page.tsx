import type { Metadata } from 'next';
import Link from 'next/link';
import { LimitSection } from '@/components/accounts/bid-limit-section';
import { RegistrationForm } from '@/components/accounts/registration-form';
import { VerifyEmail } from '@/components/sign-in/verify-email';
import { Notice } from '@/components/ui/notice';
import { askingRefusalWords } from '@/lib/copy/accounts/bid-limit-words';
import { registrationFieldName } from '@/lib/copy/accounts/registration-field-name';
import { hasOpenDefault } from '@/lib/domain/accounts/bid-limit';
import { knownRegistration, missingOf } from '@/lib/domain/accounts/registration';
import { toInternalPath } from '@/lib/domain/shared/internal-path';
import { termsInForce } from '@/lib/domain/shared/terms-version';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { requireUser } from '@/lib/server/people/sessions/session';
import { readOwnLimit } from '@/lib/server/workflows/accounts/bid-limits';
import { registrationPage as copy } from '@/messages/accounts/registration-page';

export const metadata: Metadata = { title: copy.registerBid, robots: { index: false } };

export default async function RegistrationPage({ searchParams }: PageProps<'/dashboard/registration'>) {
  const [user, { next, limit, amount }] = await Promise.all([requireUser(), searchParams]);
  const { registration } = user;
  const missing = missingOf(registration);
  const known = knownRegistration(user);
  const isRegistered = known.isComplete;
  const goOn = toInternalPath(next, routes.dashboard);
  return (
    <>
      <h1 className="text-title font-semibold">
        {isRegistered ? copy.bidderRegistration : copy.registerBid}
      </h1>
      <p className="mt-3 max-w-prose text-text-muted">
        {isRegistered ? copy.registeredChangesApply : copy.registerOnceBefore}
      </p>
      <p className="mt-2">
        <Link href={pageRoutes.practice} prefetch={false} className="text-link">
          {copy.firstTimeTry}
        </Link>
      </p>
      {!user.emailVerified && (
        <div className="mt-6 max-w-xl border-y border-line py-5">
          <VerifyEmail user={{ email: user.email }} />
        </div>
      )}
      {registration && !isRegistered && <Missing fields={missing} />}
      <div className="mt-8">
        <RegistrationForm uid={user.uid} next={goOn} terms={termsInForce} known={known} />
      </div>
      {user.role !== 'admin' && (
        <LimitSection
          {...(await readOwnLimit(user))}
          hasOpenDefault={hasOpenDefault(user)}
          mayAsk={isRegistered && user.emailVerified}
          next={goOn}
          outcome={outcomeOf(limit)}
          amount={typeof amount === 'string' ? amount : ''}
        />
      )}
    </>
  );
}

const Missing = ({ fields }: { readonly fields: readonly string[] }) => (
  <div className="mt-6 max-w-xl">
    <Notice tone="warning" title={copy.needFewMore}>
      <ul className="list-disc pl-5">
        {fields.map((field) => (
          <li key={field}>
            <Link href={`#${field}`} className="text-link">
              {registrationFieldName(field)}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  </div>
);

function outcomeOf(limit: string | string[] | undefined) {
  if (typeof limit !== 'string') return null;
  return { isRequested: limit === 'asked', fault: limit === 'asked' ? null : askingRefusalWords(limit) };
}
