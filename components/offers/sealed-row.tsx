import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import type { SealOutcome } from '@/lib/domain/offers/sealing/seal';
import { formatMoment } from '@/lib/format';
import { sealedRound as copy } from '@/messages/offers/sealed-round';

interface SealedRowProps {
  readonly offer: {
    readonly slug: string;
    readonly place: string;
    readonly sentAt: number;
    readonly outcome: SealOutcome;
    readonly details: readonly string[];
  };
}

/** A buyer's sealed offer in a list: still sealed, or why it does not count. */
export const SealedRow = ({ offer: { slug, place, sentAt, outcome, details } }: SealedRowProps) => (
  <li className="py-4">
    <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <span className="min-w-0 break-words font-medium">{place}</span>
      {outcome === 'sealed' && (
        <Link href={accountRoutes.offerFor(slug)} prefetch={false} className="text-link">
          {copy.view}
        </Link>
      )}
    </p>
    <p className="text-sm text-text-muted">{copy.sent({ sentAt: formatMoment(sentAt) })}</p>
    <p className="mt-1">{copy.outcomes[outcome]}</p>
    {details.map((fault) => (
      <p key={fault} className="mt-1 break-words">
        {fault}
      </p>
    ))}
  </li>
);
