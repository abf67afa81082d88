import { usePathname } from 'next/navigation';
import { useBidSession } from '@/components/auctions/live/auction-context';
import { VerifyEmail } from '@/components/sign-in/verify-email';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import type { Problem } from '@/lib/client/page/problem';
import { formatCount, formatMoney } from '@/lib/format';
import { refusedBid as copy } from '@/messages/auctions/refused-bid';
import { bidRefusalWords, purchaseRefusalWords, type RefusalWords, requirementWords } from './refusal-copy';
import { StatusActions, StatusLine } from './status-line';

interface RefusedBidProps {
  readonly problem: Problem;
  /** Known before a bid was attempted. */
  readonly isAhead?: boolean;
  /** Price of a buy-now purchase. */
  readonly purchaseCents?: number | undefined;
}

/** A refusal with its one next step. The typed amount stays. */
export function RefusedBid({ problem, isAhead = false, purchaseCents }: RefusedBidProps) {
  const refusalWords = purchaseCents === undefined ? bidRefusalWords : purchaseRefusalWords;
  const words = isAhead ? requirementWords(problem) : refusalWords(problem);
  return (
    <StatusLine tone={isAhead ? 'warning' : 'error'} title={words.title}>
      {/* Before a bid, the title and its next step suffice, so that the form stays in view. */}
      {(!isAhead || words.next === 'none') && <p>{words.text}</p>}
      <NextStep next={words.next} problem={problem} purchaseCents={purchaseCents} />
    </StatusLine>
  );
}

interface NextStepProps {
  readonly next: RefusalWords['next'];
  readonly problem: Problem;
  readonly purchaseCents: number | undefined;
}

function NextStep({ next, problem, purchaseCents }: NextStepProps) {
  const { auction, auth, bidding, drawer } = useBidSession();
  const path = usePathname();
  const wantedAmount = purchaseCents === undefined ? bidding.typed : formatCount(purchaseCents / 100);
  switch (next) {
    case 'sign-in':
      return <Step label={copy.sign} onClick={bidding.goOn} />;
    case 'verify-email':
      return auth.state === 'signed-in' ? <VerifyEmail user={auth.user} /> : null;
    case 'register':
      if (problem.reason !== 'not-registered')
        return <StepLink href={accountRoutes.registerFor(path)} label={copy.updateRegistration} />;
      // The open drawer has the registration itself.
      return drawer.isOpen ? null : <Step label={copy.registerBid} onClick={drawer.open} />;
    case 'raise-limit':
      return <StepLink href={accountRoutes.raiseLimit(path, wantedAmount)} label={copy.requestHigherLimit} />;
    case 'sign-in-again':
      return <Step label={copy.signAgain} onClick={bidding.signInAgain} />;
    case 'use-minimum': {
      const minimum = problem.minimumCents ?? auction.minimumNextBidCents;
      if (minimum === null) return null;
      const use = () => {
        bidding.setTyped(formatCount(minimum / 100));
        bidding.dismiss();
      };
      return <Step label={copy.use({ minimum: formatMoney(minimum) })} onClick={use} />;
    }
    case 'send-again':
      return <Step label={copy.tryAgain} onClick={bidding.goOn} />;
    case 'confirm':
    case 'none':
      return null;
  }
}

function Step({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <StatusActions>
      <Button size="small" onClick={onClick}>
        {label}
      </Button>
    </StatusActions>
  );
}

const StepLink = ({ href, label }: { readonly href: string; readonly label: string }) => (
  <StatusActions>
    <LinkButton href={href} size="small">
      {label}
    </LinkButton>
  </StatusActions>
);
