import type { ReactNode } from 'react';
import { Money } from '@/components/ui/money';
import { closeByOf } from '@/lib/domain/closings/close-by';
import type { ClosingState } from '@/lib/domain/closings/closing';
import type { ClosingRoom } from '@/lib/domain/closings/views/closing-room';
import { formatDay } from '@/lib/format';
import { cameFromWords } from '@/messages/closings/came-from-words';
import { saleSummary as copy } from '@/messages/closings/sale-summary';
import { lotStatement as lotCopy } from '@/messages/lots/lot-statement';
import { LotHomeFacts } from './facts/lot-home-facts';

/** Price, deposit, dates and the two sides. */
export function SaleSummary({ room }: { readonly room: ClosingRoom }) {
  const { state, closing, buyerName, sellerName } = room;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [copy.price, <Money key="price" cents={state.terms.priceCents} />],
    [copy.earnestMoney, <Money key="earnest" cents={state.terms.earnestMoneyCents} />],
    [copy.closing, closingWords(state)],
    [cameFromWords[closing.cameFrom.kind], formatDay(closing.openedAt)],
    [copy.buyer, buyerName],
    [copy.seller, sellerName],
  ];
  return (
    <section aria-label={copy.saleTerms}>
      <dl className="divide-y divide-line border-y border-line text-sm">
        {rows.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-x-6 py-2">
            <dt className="text-text-muted">{term}</dt>
            <dd className="min-w-0 break-words text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function closingWords(state: ClosingState): string {
  const day = closeByOf(state);
  return day === null
    ? copy.daysContractSigning({ closingDays: state.terms.closingDays })
    : copy.closingBy({ day: formatDay(day) });
}

/** All homes that the contract conveys, with the price and the taxes of each; nothing for a single home. */
export function LotStatement({ room: { lot } }: { readonly room: ClosingRoom }) {
  if (lot.length === 0) return null;
  const sum = (read: (home: (typeof lot)[number]) => number) =>
    lot.reduce((total, home) => total + read(home), 0);
  const totals = [
    [lotCopy.sellersTaxes, sum(({ sellerTaxCents }) => sellerTaxCents)],
    [lotCopy.buyersTaxes, sum(({ buyerTaxCents }) => buyerTaxCents)],
  ] as const;
  return (
    <section aria-label={lotCopy.title({ homes: lot.length })}>
      <h2 className="mb-2 font-semibold">{lotCopy.title({ homes: lot.length })}</h2>
      <ol className="divide-y divide-line border-y border-line text-sm">
        {lot.map((home) => (
          <li key={home.listingKey} className="py-2">
            <p className="flex justify-between gap-x-6 font-medium">
              <span className="min-w-0 break-words">{home.place}</span>
              <Money cents={home.priceCents} />
            </p>
            <p className="flex justify-between gap-x-6 text-text-muted">
              {lotCopy.sellersTaxes} <Money cents={home.sellerTaxCents} />
            </p>
            <p className="flex justify-between gap-x-6 text-text-muted">
              {lotCopy.buyersTaxes} <Money cents={home.buyerTaxCents} />
            </p>
            <LotHomeFacts home={home} />
          </li>
        ))}
      </ol>
      <dl className="mt-2 text-sm">
        {totals.map(([term, amountCents]) => (
          <div key={term} className="flex justify-between gap-x-6">
            <dt>{lotCopy.together({ taxes: term })}</dt>
            <dd className="font-semibold">
              <Money cents={amountCents} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-text-muted">{lotCopy.text}</p>
    </section>
  );
}
