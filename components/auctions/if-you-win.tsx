import type { ClosingTerms } from '@/lib/domain/auctions/terms/closing-terms';
import { earnestMoneyOf } from '@/lib/domain/closings/earnest-money';
import { whatBinds } from '@/lib/domain/closings/views/what-binds';
import type { Cents } from '@/lib/domain/shared/money';
import { formatMoney } from '@/lib/format';
import { ifYouWin as copy } from '@/messages/auctions/if-you-win';

interface IfYouWinProps {
  readonly terms: ClosingTerms;
  readonly priceCents: Cents;
  /** Replaces the heading "If you win at" with the price. */
  readonly title?: string;
  /** Event that starts the signing deadline. */
  readonly since?: 'winning' | 'buying';
  /** The price is a maximum, so the deposit is too. */
  readonly isUpTo?: boolean;
}

/** The winner's obligations, shown before the bid, from the terms frozen in the first ledger entry. */
export function IfYouWin({ terms, priceCents, title, since = 'winning', isUpTo = false }: IfYouWinProps) {
  return (
    <div className="mt-4 rounded bg-surface-muted p-3 text-sm">
      <p className="font-semibold">{title ?? copy.win({ price: formatMoney(priceCents) })}</p>
      <ul className="mt-1 list-disc space-y-0.5 pl-4">
        <li>{copy.signContractSale({ signWithinHours: terms.signWithinHours, since })}</li>
        <li>{depositWords(terms, priceCents, isUpTo)}</li>
        <li>{copy.closeWithinDays({ closeWithinDays: terms.closeWithinDays })}</li>
        <li>{defaultWords(terms)}</li>
      </ul>
      <p className="mt-1.5 text-text-muted">{whatBinds}</p>
    </div>
  );
}

function depositWords(terms: ClosingTerms, priceCents: Cents, isUpTo: boolean): string {
  const { earnestMoneyBasisPoints: share, depositWithinHours } = terms;
  if (share === 0) return copy.noDeposit;
  const deposit = formatMoney(earnestMoneyOf(priceCents, share));
  const words = isUpTo ? copy.depositUpTo : copy.depositSellersAttorney;
  return words({ deposit, share: share / 100, depositWithinHours });
}

/** Consequence of a missed deadline. */
export const defaultWords = ({ cureHours, closingCureDays }: ClosingTerms): string =>
  copy.missedDeadlineHours({ cureHours, closingCureDays });
