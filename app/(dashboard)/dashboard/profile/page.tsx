import type { Metadata } from 'next';
import { profileCopy as copy } from '@/components/accounts/account-copy';
import { Form } from '@/components/ui/form/form';
import type { Field } from '@/components/ui/form/form-field';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { saveProfile } from '@/lib/actions/account';
import { fromUsPhone } from '@/lib/domain/accounts/phone';
import { requireUser } from '@/lib/server/people/sessions/session';

export const metadata: Metadata = { title: 'Profile', robots: { index: false } };

export default async function ProfilePage({ searchParams }: PageProps<'/dashboard/profile'>) {
  const [user, { saved }] = await Promise.all([requireUser(), searchParams]);
  const { name, registration } = user;
  const phone = fromUsPhone(registration?.phone ?? '');
  return (
    <div className="max-w-xl">
      <h1 className="text-title font-semibold">Profile</h1>
      {saved && <Notice tone="success" title="Your profile is saved" className="mt-6" />}
      <Form
        key={`${name} ${phone}`}
        action={saveProfile}
        page={accountRoutes.profile}
        fields={[
          { name: 'name', label: copy.name, help: copy.nameHelp, control: 'text', autoComplete: 'name' },
          ...(registration ? [phoneField] : []),
        ]}
        values={{ name, phone }}
        submit={copy.submit}
        variant="primary"
        className="mt-6"
      />
      <p className="mt-8 max-w-prose text-text-muted">
        {registration ? (
          <>
            You bid as {registration.legalName}. The legal name is a part of your{' '}
            <a href={accountRoutes.registration} className="text-link">
              registration
            </a>
            .
          </>
        ) : (
          <>
            Your legal name and phone number belong to the{' '}
            <a href={accountRoutes.registration} className="text-link">
              registration
            </a>{' '}
            as a bidder.
          </>
        )}{' '}
        Your e-mail and password are under{' '}
        <a href={accountRoutes.security} className="text-link">
          security
        </a>
        .
      </p>
    </div>
  );
}

const phoneField: Field = { name: 'phone', label: copy.phone, control: 'tel', isRequired: false };
