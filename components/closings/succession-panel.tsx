import { Money } from '@/components/ui/money';
import { accountRoutes } from '@/lib/account-routes';
import { successionCopy as copy } from './closing-copy';
import { ClosingForm } from './closing-form';
import type { RoomProps } from './closing-room';
import { Deadline } from './deadline';

/** After a buyer default, for the seller and staff: the next backup buyer and the seller's options. */
export function SuccessionPanel({ room, now }: RoomProps) {
  const { closing, state, side } = room;
  const { succession } = state;
  if (state.end?.kind !== 'default' || state.end.side !== 'buyer' || side === 'buyer') return null;
  const page = accountRoutes.sale(closing.saleId);
  return (
    <section aria-labelledby="next" className="mt-12 max-w-4xl">
      <h2 id="next" className="border-t-2 border-primary pt-3 text-heading font-semibold">
        The next back-up
      </h2>
      {!succession && <p className="mt-3">No back-up takes the home. You can list it again.</p>}
      {succession && (
        <p className="mt-3 max-w-prose">
          {succession.backup.alias} would pay <Money cents={succession.backup.priceCents} />, the price that
          the auction gives without those ahead.{' '}
          {succession.stage === 'accepted' ? (
            'They have accepted: the sale goes on in a room of its own.'
          ) : (
            <>
              {succession.stage === 'offered' ? 'They have until ' : 'You have until '}
              <Deadline at={succession.dueAt} now={now} /> to answer.
            </>
          )}
        </p>
      )}
      {succession?.stage === 'seller-chooses' && side === 'seller' && (
        <div className="mt-4 space-y-4">
          <p className="max-w-prose">{copy.text}</p>
          <div className="flex flex-wrap gap-3">
            <ClosingForm
              action="takeStep"
              page={page}
              hidden={{ saleId: closing.saleId, type: 'offer-backup' }}
              submit={copy.offer}
            />
            <ClosingForm
              action="takeStep"
              page={page}
              hidden={{ saleId: closing.saleId, type: 'relist' }}
              submit={copy.relist}
            />
          </div>
        </div>
      )}
    </section>
  );
}
