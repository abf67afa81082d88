import { accountRoutes } from '@/lib/account-routes';
import { formatMoney } from '@/lib/format';
import { succession as successionCopy } from '@/messages/closings/succession';
import { successionPanel as copy } from '@/messages/closings/succession-panel';
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
        {copy.nextBackupBuyer}
      </h2>
      {!succession && <p className="mt-3">{copy.noBackupBuyer}</p>}
      {succession && (
        <p className="mt-3 max-w-prose">
          {copy.backup({
            alias: succession.backup.alias,
            price: formatMoney(succession.backup.priceCents),
            stage: succession.stage,
            deadline: () => <Deadline at={succession.dueAt} now={now} />,
          })}
        </p>
      )}
      {succession?.stage === 'seller-chooses' && side === 'seller' && (
        <div className="mt-4 space-y-4">
          <p className="max-w-prose">{successionCopy.text}</p>
          <div className="flex flex-wrap gap-3">
            <ClosingForm
              action="takeStep"
              page={page}
              hidden={{ saleId: closing.saleId, type: 'offer-backup' }}
              submit={successionCopy.offer}
            />
            <ClosingForm
              action="takeStep"
              page={page}
              hidden={{ saleId: closing.saleId, type: 'relist' }}
              submit={successionCopy.relist}
            />
          </div>
        </div>
      )}
    </section>
  );
}
