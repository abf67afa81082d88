import { Money } from '@/components/ui/money';
import { Notice } from '@/components/ui/notice';
import { costNoteWords, costSummary } from '@/lib/copy/costs/cost-answer-words';
import type { CostAnswer } from '@/lib/domain/costs/answer-costs';
import { cashLinesOf } from '@/lib/domain/costs/cash-lines';
import type { CliffAhead } from '@/lib/domain/costs/cliffs';
import type { TotalCost } from '@/lib/domain/costs/total-cost';
import { formatMoney } from '@/lib/format';
import { cliffNames } from '@/messages/costs/cliff-names';
import { costResult as copy } from '@/messages/costs/cost-result';
import { toText } from '@/messages/to-text';
import { CostLines } from './cost-lines';

interface CostResultProps {
  readonly answer: CostAnswer;
  readonly today: string;
}

/** The total in one figure, its parts, and what it leaves out. */
export function CostResult({ answer, today }: CostResultProps) {
  const { price, request, cliffs, notes } = answer;
  if (price === null)
    return (
      <Notice tone="warning" title={copy.cashIsntEnough}>
        {copy.closingAloneCosts({ amount: formatMoney(request.amountCents) })}
      </Notice>
    );
  return (
    <div className="space-y-8">
      <Headline price={price} isBudget={request.from === 'cash'} summary={costSummary(request)} />
      {cliffs.length > 0 && <Cliffs cliffs={cliffs} />}
      <Bill price={price} today={today} />
      {notes.length > 0 && (
        <ul className="list-disc space-y-2 pl-5 text-sm leading-relaxed">
          {notes.map((note) => (
            <li key={note.code}>{costNoteWords(note)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Headline({
  price,
  isBudget,
  summary,
}: {
  readonly price: TotalCost;
  readonly isBudget: boolean;
  readonly summary: string;
}) {
  const { bidCents, untilKeysCents, totalCents, loanCents, monthlyPaymentCents } = price;
  const { priceCents, costsCents, cashCents } = cashLinesOf(price);
  const [label, figure] = isBudget ? [copy.highestBid, bidCents] : [copy.cashNeededClosing, cashCents];
  const others: readonly (readonly [string, number])[] = [
    [priceCents > bidCents ? copy.priceWithPremium : copy.bid, priceCents],
    [copy.closingCosts, costsCents],
    ...(loanCents > 0 ? ([[copy.loan, -loanCents]] as const) : []),
    ...(isBudget ? ([[copy.cashNeededClosing, cashCents]] as const) : []),
    ...(loanCents > 0 ? ([[copy.monthlyLoanPayment, monthlyPaymentCents]] as const) : []),
    ...(untilKeysCents > 0 ? ([[copy.costsPossession, untilKeysCents]] as const) : []),
    [copy.allPrice, totalCents],
  ];
  return (
    <div>
      <p className="text-sm text-text-muted">{summary}</p>
      <p aria-live="polite" aria-atomic="true" className="mt-4 font-medium">
        {label}{' '}
        <Money cents={figure} className="mt-2 block text-4xl font-semibold leading-none tracking-tight" />
      </p>
      <dl className="mt-5 grid gap-x-8 border-t border-line sm:grid-cols-2">
        {others.map(([term, cents]) => (
          <div key={term} className="flex justify-between gap-4 border-b border-line py-2.5">
            <dt className="text-text-muted">{term}</dt>
            <dd className="font-medium">
              <Money cents={cents} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const Cliffs = ({ cliffs }: { readonly cliffs: readonly CliffAhead[] }) => (
  <Notice tone="info" title={copy.cliffs({ count: cliffs.length })}>
    <ul>
      {cliffs.map(({ name, place, bidCents, costCents }) => (
        <li key={`${name} ${bidCents}`}>
          {copy.lastDollarCosts({
            bid: formatMoney(bidCents),
            cost: formatMoney(costCents),
            name: toText(cliffNames[name], { place: place ?? '' }),
          })}
        </li>
      ))}
    </ul>
  </Notice>
);

function Bill({ price, today }: { readonly price: TotalCost; readonly today: string }) {
  const { lines, cashCents, untilKeysCents, sellerPaysCents } = price;
  const sellers = lines.filter(({ payer }) => payer === 'Seller');
  const buyers = lines.filter(({ payer }) => payer === 'Buyer');
  const later = buyers.filter(({ due }) => due === 'until-keys');
  return (
    <>
      <CostLines
        caption={copy.whatBringClosing}
        lines={buyers.filter(({ due }) => due === 'closing')}
        total={{ label: copy.cashNeededClosing, cents: cashCents }}
        today={today}
      />
      {later.length > 0 && (
        <CostLines
          caption={copy.whatPayPossession}
          lines={later}
          total={{ label: copy.totalPossession, cents: untilKeysCents }}
          today={today}
        />
      )}
      {sellers.length > 0 && (
        <CostLines
          caption={copy.whatSellerPays}
          lines={sellers}
          total={{ label: copy.sellersCosts, cents: sellerPaysCents }}
          today={today}
        />
      )}
    </>
  );
}
