import Link from 'next/link';
import { ClosingStatusBadge } from '@/components/closings/closing-status';
import { Deadline } from '@/components/closings/deadline';
import { Money } from '@/components/ui/money';
import { accountRoutes } from '@/lib/account-routes';
import { endWords, turnWords } from '@/lib/copy/closings/closing-words';
import { replayClosing } from '@/lib/domain/closings/evolve-closing';
import type { Closing } from '@/lib/domain/closings/stored-closing';
import { purchases as copy } from '@/messages/dashboard/purchases';
import { HomeRow, HomeSection } from './home-row';

interface PurchasesProps {
  readonly closings: readonly Closing[];
  /** Photos by listing key. */
  readonly covers: ReadonlyMap<string, string>;
  readonly more: React.ReactNode;
  /** In ms. */
  readonly now: number;
}

/** The homes this person is buying or bought, with the next step and its deadline. */
export const Purchases = ({ closings, covers, more, now }: PurchasesProps) => (
  <HomeSection id="purchases" title={copy.purchases} more={closings.length > 0 && more}>
    {closings.length === 0 ? (
      <p className="py-4 text-text-muted">{copy.homesBuyAppear}</p>
    ) : (
      <ul className="divide-y divide-line border-b border-line">
        {closings.map((closing) => (
          <PurchaseRow
            key={closing.saleId}
            closing={closing}
            cover={covers.get(closing.listingKey) ?? null}
            now={now}
          />
        ))}
      </ul>
    )}
  </HomeSection>
);

interface PurchaseRowProps {
  readonly closing: Closing;
  readonly cover: string | null;
  readonly now: number;
}

function PurchaseRow({ closing, cover, now }: PurchaseRowProps) {
  const state = replayClosing(closing.events);
  const { dueAt, end, terms } = state;
  return (
    <HomeRow cover={cover} aside={<Money cents={terms.priceCents} className="text-lg font-semibold" />}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold leading-snug">
        <Link
          href={accountRoutes.sale(closing.saleId)}
          prefetch={false}
          className="min-w-0 break-words hover:underline"
        >
          {closing.place}
        </Link>
        <ClosingStatusBadge state={state} now={now} />
      </p>
      {end && <p className="mt-1 text-sm text-text-muted">{endWords(state)}</p>}
      {dueAt !== null && (
        <p className="mt-1 text-sm">
          {turnWords(state, 'buyer')}
          {' · '}
          <Deadline at={dueAt} now={now} />
        </p>
      )}
    </HomeRow>
  );
}
