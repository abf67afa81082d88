import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Form } from '@/components/ui/form/form';
import type { Field } from '@/components/ui/form/form-field';
import { ChevronRightIcon } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { saveProfile } from '@/lib/actions/account';
import { fromUsPhone } from '@/lib/domain/accounts/phone';
import { missingOf } from '@/lib/domain/accounts/registration';
import type { User } from '@/lib/domain/accounts/user';
import { listSavedSearches } from '@/lib/server/catalog/listings/saved-searches';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { profile as profileCopy } from '@/messages/accounts/profile';
import { profilePage as copy } from '@/messages/accounts/profile-page';

export const metadata: Metadata = { title: copy.account, robots: { index: false } };

export default async function AccountPage({ searchParams }: PageProps<'/dashboard/profile'>) {
  const [user, { saved }] = await Promise.all([requireUser(), searchParams]);
  const searches = await listSavedSearches(user.uid, clock.now());
  return (
    <div className="max-w-3xl">
      <h1 className="text-title font-semibold">{copy.account}</h1>
      {saved && <Notice tone="success" title={copy.profileSaved} className="mt-6" />}
      <ul className="mt-6 divide-y divide-line border-y border-line">
        {pagesOf(user, searches.length).map(([href, title, text]) => (
          <li key={href} className="relative py-4 pr-10">
            <Link href={href} prefetch={false} className="card-link font-semibold hover:underline">
              {title}
            </Link>
            <p className="text-sm text-text-muted">{text}</p>
            <ChevronRightIcon className="absolute right-2 top-1/2 size-6 -translate-y-1/2" />
          </li>
        ))}
      </ul>
      <Profile user={user} />
    </div>
  );
}

const pagesOf = (
  user: User,
  searches: number,
): readonly (readonly [href: string, title: string, text: string])[] => [
  ...(user.role === 'admin'
    ? []
    : [[accountRoutes.registration, copy.bidderRegistration, registrationWords(user)] as const]),
  [accountRoutes.security, copy.security, copy.emailPasswordData({ email: user.email })],
  [accountRoutes.notificationSettings, copy.notificationSettings, copy.whatWeTell],
  [accountRoutes.notifications, copy.notifications, copy.everythingWeTold],
  [accountRoutes.savedSearches, copy.savedSearches, copy.searches({ searches })],
  [accountRoutes.calendar, copy.calendar, copy.auctionsDeadlines],
  [accountRoutes.receipts, copy.receipts, copy.proofBids],
  [accountRoutes.questions, copy.questions, copy.questionsAsked],
  [accountRoutes.showings, copy.showings, copy.showingsRequested],
];

function registrationWords({ registration }: User): string {
  const missing = missingOf(registration);
  if (!registration) return copy.notRegistered;
  return missing.length === 0
    ? copy.registeredAs({ name: registration.legalName })
    : copy.itemsMissing({ missing: missing.length });
}

function Profile({ user: { name, registration } }: { readonly user: User }) {
  const phone = fromUsPhone(registration?.phone ?? '');
  return (
    <section aria-labelledby="profile" className="mt-10 max-w-xl">
      <h2 id="profile" className="border-t-2 border-primary pt-3 text-heading font-semibold">
        {copy.profile}
      </h2>
      <Form
        key={`${name} ${phone}`}
        action={saveProfile}
        page={accountRoutes.profile}
        fields={[
          {
            name: 'name',
            label: profileCopy.name,
            help: profileCopy.nameHelp,
            control: 'text',
            autoComplete: 'name',
          },
          ...(registration ? [phoneField] : []),
        ]}
        values={{ name, phone }}
        submit={profileCopy.submit}
        variant="primary"
        className="mt-4"
      />
      <p className="mt-6 text-text-muted">
        {registration
          ? copy.bidLegalName({ name: registration.legalName, link: registrationLink })
          : copy.legalNamePhone({ link: registrationLink })}
      </p>
    </section>
  );
}

const registrationLink = (children: ReactNode) => (
  <a href={accountRoutes.registration} className="text-link">
    {children}
  </a>
);

const phoneField: Field = { name: 'phone', label: profileCopy.phone, control: 'tel', isRequired: false };
