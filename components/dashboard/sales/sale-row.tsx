import Link from 'next/link';
import { Money } from '@/components/ui/money';
import { accountRoutes } from '@/lib/account-routes';
import { replaySale } from '@/lib/domain/closing/evolve-sale';
import type { Sale } from '@/lib/domain/closing/stored-sale';
import { turnWords } from '@/lib/domain/closing/words';
import { formatDay } from '@/lib/format';
import { Deadline } from './deadline';
import { SaleStatusBadge } from './sale-status';

/** One sale: the home, where it stands, and until when something is due. */
export function SaleRow({ sale, now }: { readonly sale: Sale; readonly now: number }) {
  const state = replaySale(sale.events);
  return (
    <li className="py-5">
      <SaleStatusBadge state={state} now={now} />
      <p className="mt-2 text-lg font-semibold leading-snug">
        <Link href={accountRoutes.sale(sale.saleId)} className="break-words hover:underline">
          {sale.place}
        </Link>
      </p>
      <p className="mt-1 text-text-muted">
        <Money cents={state.terms.priceCents} /> · since {formatDay(sale.openedAt)}
      </p>
      {state.dueAt !== null && (
        <p className="mt-1">
          {turnWords(state)}, <Deadline at={state.dueAt} now={now} />
        </p>
      )}
    </li>
  );
}
