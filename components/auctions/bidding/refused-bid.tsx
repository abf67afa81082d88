import { usePathname } from 'next/navigation';
import { useBidSession } from '@/components/auctions/live/auction-context';
import { VerifyEmail } from '@/components/sign-in/verify-email';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import type { Problem } from '@/lib/client/page/problem';
import { formatCount, formatMoney } from '@/lib/format';
import { refusedBid as copy } from '@/messages/auctions/refused-bid';
import { bidRefusalWords, purchaseRefusalWords, type RefusalWords, requirementWords } from './refusal-copy';

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
    <Notice tone={isAhead ? 'warning' : 'error'} title={words.title} className="mb-4">
      <p>{words.text}</p>
      <NextStep next={words.next} problem={problem} purchaseCents={purchaseCents} />
    </Notice>
  );
}

interface NextStepProps {
  readonly next: RefusalWords['next'];
  readonly problem: Problem;
  readonly purchaseCents: number | undefined;
}

function NextStep({ next, problem, purchaseCents }: NextStepProps) {
  const { auction, auth, bidding } = useBidSession();
  const path = usePathname();
  const wantedAmount = purchaseCents === undefined ? bidding.typed : formatCount(purchaseCents / 100);
  switch (next) {
    case 'sign-in':
      return <Step label={copy.sign} onClick={bidding.goOn} />;
    case 'verify-email':
      return auth.state === 'signed-in' ? <VerifyEmail user={auth.user} /> : null;
    case 'register':
      return (
        <LinkButton
          href={accountRoutes.registerFor(path, problem.missing?.[0])}
          size="small"
          className="mt-3"
        >
          {problem.reason === 'not-registered' ? copy.registerBid : copy.updateRegistration}
        </LinkButton>
      );
    case 'raise-limit':
      return (
        <LinkButton href={accountRoutes.raiseLimit(path, wantedAmount)} size="small" className="mt-3">
          {copy.requestHigherLimit}
        </LinkButton>
      );
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
    <Button size="small" className="mt-3" onClick={onClick}>
      {label}
    </Button>
  );
}
