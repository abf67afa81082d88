import type { Metadata } from 'next';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { saveProfile } from '@/lib/actions/account';
import { nameFault } from '@/lib/domain/accounts/name';
import { fromUsPhone, toUsPhone } from '@/lib/domain/accounts/phone';
import { requireUser } from '@/lib/server/people/sessions/session';

export const metadata: Metadata = { title: 'Profile', robots: { index: false } };

export default async function ProfilePage({ searchParams }: PageProps<'/dashboard/profile'>) {
  const [user, { saved, refused, ...typed }] = await Promise.all([requireUser(), searchParams]);
  const { registration } = user;
  const name = refused ? String(typed.name ?? '') : user.name;
  const phone = refused ? String(typed.phone ?? '') : fromUsPhone(registration?.phone ?? '');
  const isPhoneWrong = refused && phone !== '' && toUsPhone(phone) === null;
  return (
    <div className="max-w-xl">
      <h1 className="text-title font-semibold">Profile</h1>
      {saved && <Notice tone="success" title="Your profile is saved" className="mt-6" />}
      {refused && (
        <Notice tone="error" title="It was not saved" className="mt-6">
          Look at the fields below.
        </Notice>
      )}
      <ActionForm
        key={`${name} ${phone}`}
        action={saveProfile}
        page={accountRoutes.profile}
        className="mt-6 grid gap-5"
      >
        <InputField
          id="name"
          name="name"
          label="Name"
          help="As we greet you. Other people see it only where you sell or ask to see a home."
          defaultValue={name}
          error={refused ? (nameFault(name) ?? undefined) : undefined}
          autoComplete="name"
          required
        />
        {registration && (
          <InputField
            id="phone"
            name="phone"
            type="tel"
            label="Phone"
            defaultValue={phone}
            error={
              isPhoneWrong ? 'Enter a US phone number with its area code, such as (212) 555-0142.' : undefined
            }
            autoComplete="tel"
          />
        )}
        <div>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </div>
      </ActionForm>
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
