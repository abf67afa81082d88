import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import { toEasternTime } from '@/lib/domain/shared/eastern-time';
import { formatMoment, formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { backupPositionRow as copy } from '@/messages/closings/backup-position-row';
import { standby as standbyCopy } from '@/messages/closings/standby';
import { ClosingForm } from './closing-form';

interface StandbyRowProps {
  readonly standable: {
    readonly auctionId: string;
    readonly slug: string;
    readonly place: string;
    readonly maximumCents: number;
    readonly until: number | null;
  };
  readonly now: number;
}

const usualMs = 60 * 86_400_000;

/** An auction won by someone else: whether this person is a backup buyer, and until when. */
export function BackupPositionRow({ standable, now }: StandbyRowProps) {
  const { auctionId, slug, place, maximumCents, until } = standable;
  const maximum = formatMoney(maximumCents);
  return (
    <li className="py-5">
      <p className="text-lg font-semibold leading-snug">
        <Link href={routes.property(slug)} prefetch={false} className="break-words hover:underline">
          {place}
        </Link>
      </p>
      <p className="mt-1 text-text-muted">
        {until === null
          ? copy.maximumBidNot({ maximum })
          : copy.maximumBidBackup({ maximum, until: formatMoment(until) })}
      </p>
      <div className="mt-4 space-y-4">
        <ClosingForm
          action="stand"
          id={`stand-${auctionId}`}
          page={accountRoutes.sales}
          hidden={{ auctionId }}
          fields={[{ name: 'until', label: standbyCopy.until, control: 'date' }]}
          values={{ until: toEasternTime(until ?? now + usualMs).date }}
          submit={until === null ? standbyCopy.stand : standbyCopy.change}
        />
        {until !== null && (
          <ClosingForm
            action="stand"
            page={accountRoutes.sales}
            hidden={{ auctionId, until: '' }}
            submit={standbyCopy.leave}
          />
        )}
      </div>
    </li>
  );
}
