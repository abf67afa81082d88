import type { ReactNode } from 'react';
import type { ClosingTerms } from '@/lib/domain/auctions/terms/closing-terms';
import { earnestMoneyOf } from '@/lib/domain/closings/earnest-money';
import type { Cents } from '@/lib/domain/shared/money';
import { formatMoney } from '@/lib/format';
import { ifYouWin as copy } from '@/messages/auctions/if-you-win';
import { whatBinds } from '@/messages/closings/what-binds';

/** What a win obliges the bidder to, at one price. */
export interface WinTerms {
  readonly terms: ClosingTerms;
  /** null: the auction, or its lot, was scheduled without a contract of sale. */
  readonly contractHref: string | null;
  readonly priceCents: Cents;
}

/** What the price of a win is: the least next bid, the leader's current price, or a typed maximum. */
export type WinPrice = 'next' | 'current' | 'maximum';

/** `If you win at the minimum bid, $331,000`. */
export const WinTitle = ({ priceCents, is = 'next' }: WinTerms & { readonly is?: WinPrice }) =>
  copy.win({ is, price: formatMoney(priceCents) });

/** The obligations in one line: when to sign, what to pay, and when to close. */
export function WinEssence({ terms, priceCents, is = 'next' }: WinTerms & { readonly is?: WinPrice }) {
  const { earnestMoneyBasisPoints: share, signWithinHours, closeWithinDays } = terms;
  if (share === 0) return copy.essenceNoDeposit({ signWithinHours, closeWithinDays });
  const deposit = formatMoney(earnestMoneyOf(priceCents, share));
  return copy.essence({ is, signWithinHours, deposit, share: share / 100, closeWithinDays });
}

interface WinnerTermsProps extends WinTerms {
  /** Event that starts the signing deadline. */
  readonly since?: 'winning' | 'buying';
  /** The price is a maximum, so the deposit is too. */
  readonly isUpTo?: boolean;
}

/** The winner's obligations, shown before the bid, from the terms frozen in the first ledger entry. */
export const WinnerTerms = ({
  terms,
  contractHref,
  priceCents,
  since = 'winning',
  isUpTo = false,
}: WinnerTermsProps) => (
  <>
    <ul className="list-disc space-y-0.5 pl-4">
      <li>{copy.signContractSale({ signWithinHours: terms.signWithinHours, since })}</li>
      <li>{contractWords(contractHref)}</li>
      <li>{depositWords(terms, priceCents, isUpTo)}</li>
      <li>{copy.closeWithinDays({ closeWithinDays: terms.closeWithinDays })}</li>
      <li>{defaultWords(terms)}</li>
    </ul>
    <p className="mt-1.5 text-text-muted">{whatBinds}</p>
  </>
);

/** The contract opens in its own tab, so that the review of a bid stays. */
const contractWords = (href: string | null): ReactNode =>
  href === null
    ? copy.noContract
    : copy.readContract({
        link: (children) => (
          <a href={href} target="_blank" className="text-link" rel="noopener">
            {children}
          </a>
        ),
      });

function depositWords(terms: ClosingTerms, priceCents: Cents, isUpTo: boolean): string {
  const { earnestMoneyBasisPoints: share, depositWithinHours } = terms;
  if (share === 0) return copy.noDeposit;
  const deposit = formatMoney(earnestMoneyOf(priceCents, share));
  const words = isUpTo ? copy.depositUpTo : copy.depositSellersAttorney;
  return words({ deposit, share: share / 100, depositWithinHours });
}

/** Consequence of a missed deadline. */
const defaultWords = ({ cureHours, closingCureDays }: ClosingTerms): string =>
  copy.missedDeadlineHours({ cureHours, closingCureDays });
