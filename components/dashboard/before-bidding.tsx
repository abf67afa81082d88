import { VerifyEmail } from '@/components/sign-in/verify-email';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { beforeBidding as copy } from '@/messages/dashboard/before-bidding';

interface BeforeBiddingProps {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly isRegistered: boolean;
}

/** What this person must do before the first bid; renders nothing if there is nothing. */
export function BeforeBidding({ email, emailVerified, isRegistered }: BeforeBiddingProps) {
  if (emailVerified && isRegistered) return null;
  return (
    <section aria-labelledby="before-bidding" className="mt-6 max-w-3xl rounded border-2 border-primary p-5">
      <h2 id="before-bidding" className="text-lg font-semibold">
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
