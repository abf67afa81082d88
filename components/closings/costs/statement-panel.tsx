import Link from 'next/link';
import { costsHref } from '@/components/costs/total-cost-line';
import { TextDetails } from '@/components/ui/details';
import { Money } from '@/components/ui/money';
import { accountRoutes } from '@/lib/account-routes';
import { statementLineWords, statementNotes } from '@/lib/copy/costs/statement-words';
import { isOpenStatus } from '@/lib/domain/closings/closing-steps';
import type { ClosingRoom } from '@/lib/domain/closings/views/closing-room';
import { type StatementPart, statementParts } from '@/lib/domain/costs/statement/statement-parts';
import { formatDay } from '@/lib/format';
import { routes } from '@/lib/routes';
import { costStatement as copy } from '@/messages/costs/cost-statement';

/** Every cost at the price of the sale, as computed at the win: later rates do not change it. */
export function StatementPanel({ room }: { readonly room: ClosingRoom }) {
  const { closing, state } = room;
  if (!state.statement) return <NoStatement room={room} />;
  return (
    <section aria-labelledby="cost-statement">
      <h2 id="cost-statement" className="border-t-2 border-primary pt-3 text-heading font-semibold">
        {copy.title}
      </h2>
      <div className="mt-3 space-y-4">
        <p className="max-w-prose">{copy.lede({ day: formatDay(`${state.statement.asOf}T12:00:00Z`) })}</p>
        {statementNotes(state.statement).map((note) => (
          <p key={note} className="max-w-prose">
            {note}
          </p>
        ))}
        <TextDetails summary={copy.show}>
          <div className="space-y-6">
            {statementParts(state.statement).map((part) => (
              <Part key={part.id} part={part} />
            ))}
          </div>
        </TextDetails>
        <p>
          <a href={accountRoutes.saleFile(closing.saleId, 'statement')} className="text-link">
            {copy.download}
          </a>
        </p>
      </div>
    </section>
  );
}

/** A sale from before statements were kept: what to rely on instead. */
function NoStatement({ room: { state, cost } }: { readonly room: ClosingRoom }) {
  const isOpen = isOpenStatus(state.status);
  if (!isOpen && state.status !== 'Closed') return null;
  return (
    <section aria-labelledby="cost-statement">
      <h2 id="cost-statement" className="border-t-2 border-primary pt-3 text-heading font-semibold">
        {copy.title}
      </h2>
      <div className="mt-3 space-y-4">
        <p className="max-w-prose">{copy.missing}</p>
        <p className="max-w-prose">{isOpen ? copy.missingOpen : copy.missingClosed}</p>
        {isOpen && (
          <p>
            <Link
              href={cost ? costsHref(cost.sale, state.terms.priceCents) : routes.costs}
              prefetch={false}
              className="text-link"
            >
              {copy.today}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}

const Part = ({ part: { id, lines, sumCents } }: { readonly part: StatementPart }) => (
  <table className="data-table">
    <caption>{copy[id]}</caption>
    <tbody>
      {lines.map((line) => (
        <tr key={`${line.name} ${line.place}`}>
          <th scope="row">{statementLineWords(line)}</th>
          <td className="data-table-number">
            <Money cents={line.amountCents} isExact />
          </td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{copy.total}</th>
        <td className="data-table-number font-semibold">
          <Money cents={sumCents} isExact />
        </td>
      </tr>
    </tfoot>
  </table>
);
