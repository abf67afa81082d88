import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import { accountRoutes } from '@/lib/account-routes';
import type { Succession as NextBuyer } from '@/lib/domain/closings/closing';
import { saleIdOf } from '@/lib/domain/closings/closing-terms';
import { formatMoney } from '@/lib/format';
import { succession as copy } from '@/messages/closings/succession';
import type { RoomProps } from './closing-room';
import { Deadline } from './deadline';
import { TakeStepForm } from './take-step-form';

type SuccessionProps = RoomProps & { readonly succession: NextBuyer };

export const successionTitle = ({ stage }: NextBuyer): string => copy.title[stage];

/** After a buyer's default, for the seller and staff: the next backup buyer and the seller's options. */
export function Succession({ room, now, succession: { stage, backup, dueAt } }: SuccessionProps) {
  const { closing, state, side } = room;
  const { saleId, cameFrom } = closing;
  const { alias, priceCents } = backup;
  const price = formatMoney(priceCents);
  const soldCents = state.terms.priceCents;
  return (
    <>
      <p className="max-w-prose">
        {copy.backup({
          alias,
          price,
          stage,
          side: side ?? '',
          deadline: () => <Deadline at={dueAt} now={now} />,
        })}
      </p>
      {stage === 'accepted' && cameFrom.kind !== 'offer' && (
        <Link
          href={accountRoutes.sale(
            saleIdOf({ kind: 'back-up', auctionId: cameFrom.auctionId, after: saleId }),
          )}
          className="text-link"
        >
          {copy.openNext}
        </Link>
      )}
      {stage === 'seller-chooses' && side === 'seller' && (
        <>
          <p className="max-w-prose">{copy.text}</p>
          <div className="flex flex-wrap items-start gap-3">
            <TakeStepForm
              saleId={saleId}
              type="offer-backup"
              confirm={{
                label: <span className={buttonClass('secondary')}>{copy.offer}</span>,
                text: copy.confirmOffer({
                  alias,
                  price,
                  difference: formatMoney(soldCents - priceCents),
                  percent: Math.round(((soldCents - priceCents) / soldCents) * 100),
                  soldFor: formatMoney(soldCents),
                }),
              }}
              submit={copy.submitOffer({ price })}
              variant="primary"
            />
            <TakeStepForm saleId={saleId} type="relist" submit={copy.relist} />
          </div>
        </>
      )}
    </>
  );
}
