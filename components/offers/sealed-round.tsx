import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import type { Seal, SealOutcome } from '@/lib/domain/offers/sealing/seal';
import { formatMoment } from '@/lib/format';
import { sealedRound as copy } from '@/messages/offers/sealed-round';

interface Round {
  readonly seal: Pick<Seal, 'host' | 'voidAt'>;
  readonly deadline: number;
  readonly phase: 'sealed' | 'opening' | 'over';
  readonly count: number;
  readonly checkedAt: number | null;
  readonly waitingSince: number | null;
  readonly record: readonly { readonly hash: string; readonly outcome: SealOutcome }[];
}

interface RoundNoticeProps {
  readonly round: Round;
  readonly side: 'buyer' | 'seller';
}

/** What keeps the offers of a round sealed, or what its opening waits for. */
export function RoundNotice({ round, side }: RoundNoticeProps) {
  const { seal, phase, count, waitingSince } = round;
  const { host } = seal;
  const deadline = formatMoment(round.deadline);
  if (phase === 'over') return null;
  if (phase === 'opening')
    return (
      <Notice tone={waitingSince === null ? 'info' : 'warning'} title={copy.opening}>
        <p>{copy.openingText({ deadline, host })}</p>
        {waitingSince !== null && (
          <p className="mt-2">
            {copy.waiting({ host, since: formatMoment(waitingSince), voidAt: formatMoment(seal.voidAt) })}
          </p>
        )}
        <RoundRecord round={round} />
      </Notice>
    );
  return (
    <Notice tone="info" title={copy.sealed({ deadline })}>
      <p>{side === 'buyer' ? copy.howBuyer({ host }) : copy.howSeller({ host })}</p>
      <WitnessCheck host={host} checkedAt={round.checkedAt} />
      <p className="mt-2">{copy.count({ count })}</p>
    </Notice>
  );
}

interface WitnessCheckProps {
  readonly host: string;
  readonly checkedAt: number | null;
}

/** That the witness held its key when the round was called. */
export const WitnessCheck = ({ host, checkedAt }: WitnessCheckProps) =>
  checkedAt === null ? null : <p className="mt-2">{copy.checked({ host, at: formatMoment(checkedAt) })}</p>;

interface RoundRecordProps {
  readonly round: Pick<Round, 'record'>;
  /** Of the reader's own offer. */
  readonly ownHash?: string | undefined;
}

/** The hashes of a round's offers, once its deadline has passed. */
export const RoundRecord = ({ round: { record }, ownHash }: RoundRecordProps) =>
  record.length === 0 ? null : (
    <details className="mt-3 text-sm">
      <summary className="w-fit cursor-pointer py-1 underline underline-offset-4">
        {copy.record({ count: record.length })}
      </summary>
      <p className="mt-1">{copy.recordText}</p>
      <ul className="mt-2 space-y-1">
        {record.map(({ hash, outcome }) => (
          <li key={hash}>
            <Fingerprint>{hash}</Fingerprint> {outcome !== 'sealed' && copy.outcomes[outcome]}
            {hash === ownHash && ` (${copy.yours})`}
          </li>
        ))}
      </ul>
    </details>
  );

export const Fingerprint = ({ children }: { readonly children: ReactNode }) => (
  <code className="break-all">{children}</code>
);
