import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Form } from '@/components/ui/form/form';
import type { Field } from '@/components/ui/form/form-field';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { saveProfile } from '@/lib/actions/account';
import { fromUsPhone } from '@/lib/domain/accounts/phone';
import { requireUser } from '@/lib/server/people/sessions/session';
import { profile as profileCopy } from '@/messages/accounts/profile';
import { profilePage as copy } from '@/messages/accounts/profile-page';

export const metadata: Metadata = { title: copy.profile, robots: { index: false } };

export default async function ProfilePage({ searchParams }: PageProps<'/dashboard/profile'>) {
  const [user, { saved }] = await Promise.all([requireUser(), searchParams]);
  const { name, registration } = user;
  const phone = fromUsPhone(registration?.phone ?? '');
  return (
    <div className="max-w-xl">
      <h1 className="text-title font-semibold">{copy.profile}</h1>
      {saved && <Notice tone="success" title={copy.profileSaved} className="mt-6" />}
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
        className="mt-6"
      />
      <p className="mt-8 max-w-prose text-text-muted">
        {registration
          ? copy.bidLegalName({ name: registration.legalName, link: registrationLink })
          : copy.legalNamePhone({ link: registrationLink })}{' '}
        {copy.manageEmailPassword({
          link: (children) => (
            <a href={accountRoutes.security} className="text-link">
              {children}
            </a>
          ),
        })}
      </p>
    </div>
  );
}

const registrationLink = (children: ReactNode) => (
  <a href={accountRoutes.registration} className="text-link">
    {children}
  </a>
);

const phoneField: Field = { name: 'phone', label: profileCopy.phone, control: 'tel', isRequired: false };
