import { requirementWords } from '@/components/auctions/status/refusal-copy';
import { StatusLine } from '@/components/auctions/status/status-line';
import { Skeleton } from '@/components/ui/skeleton';
import { readRegistration } from '@/lib/actions/registration';
import { useLoaded } from '@/lib/client/page/use-loaded';
import { termsInForce } from '@/lib/domain/shared/terms-version';
import { formatMoney } from '@/lib/format';
import { registerHere as copy } from '@/messages/auctions/register-here';
import type { BidStep } from './bid-step';

/** The registration over the home's page. Once it is complete, the bid goes on with its amount. */
export function RegisterHere({ uid, step }: { readonly uid: string; readonly step: BidStep }) {
  const loaded = useLoaded(load, true);
  if (!loaded) return <Skeleton className="mt-4 h-96" />;
  return (
    <div className="mt-5">
      <loaded.RegistrationForm
        uid={uid}
        known={loaded.known}
        terms={termsInForce}
        notice={step.kind === 'refused' && <KeptBid refused={step} isNew={loaded.known.isNew} />}
      />
    </div>
  );
}

interface KeptBidProps {
  readonly refused: Extract<BidStep, { kind: 'refused' }>;
  /** Nothing of the registration is known yet, so the form itself says what is missing. */
  readonly isNew: boolean;
}

/** Whoever came here with an amount has made no mistake. */
const KeptBid = ({ refused: { maximumCents, problem, isPurchase }, isNew }: KeptBidProps) => (
  <StatusLine
    tone="info"
    title={copy.kept({ amount: formatMoney(maximumCents), kind: isPurchase ? 'purchase' : 'bid' })}
  >
    {!isNew && <p>{requirementWords(problem).text}</p>}
  </StatusLine>
);

async function load() {
  const [{ RegistrationForm }, known] = await Promise.all([
    import('@/components/accounts/registration-form'),
    readRegistration(),
  ]);
  // Signed out meanwhile: the page notices it and asks for a sign-in.
  return known && { RegistrationForm, known };
}
