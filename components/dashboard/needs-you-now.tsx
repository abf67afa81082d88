import { VerifyEmail } from '@/components/sign-in/verify-email';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { needsYouNow as copy } from '@/messages/dashboard/needs-you-now';

interface NeedsMeNowProps {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly isRegistered: boolean;
  readonly isStaff: boolean;
}

/** What this person must do before the next bid; renders nothing if there is nothing. */
export function NeedsMeNow({ email, emailVerified, isRegistered, isStaff }: NeedsMeNowProps) {
  if (isStaff) return <p className="mt-3 text-text-muted">{copy.signedStaffStaff}</p>;
  if (emailVerified && isRegistered) return null;
  return (
    <section aria-labelledby="needs-me" className="mt-6 max-w-3xl rounded border-2 border-primary p-5">
      <h2 id="needs-me" className="text-lg font-semibold">
        {copy.beforeCanBid}
      </h2>
      {!emailVerified && (
        <div className="mt-3">
          <VerifyEmail user={{ email }} />
        </div>
      )}
      {!isRegistered && (
        <div className={emailVerified ? 'mt-3' : 'mt-5 border-t border-line pt-5'}>
          <p>{copy.registerOnceLegal}</p>
          <LinkButton href={accountRoutes.registration} className="mt-4">
            {copy.registerBid}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
