import { Fingerprint, WitnessCheck } from '@/components/offers/sealed-round';
import type { PublicRound } from '@/lib/domain/offers/sealing/seal';
import { formatMoment } from '@/lib/format';
import { publicRound as copy } from '@/messages/offers/public-round';
import { SubSection } from './detail-section';

/** The sealed round of a home as everybody sees it: fingerprints and outcomes, no names and no prices. */
export function SealedRoundSection({ round }: { readonly round: PublicRound | null }) {
  if (!round) return null;
  const { host, checkedAt, phase, record } = round;
  return (
    <SubSection id="sealed-offers" title={copy.title}>
      <p>{summaryOf(round)}</p>
      {phase !== 'over' && <WitnessCheck host={host} checkedAt={checkedAt} />}
      {record.length > 0 && (
        <>
          <p className="mt-2 text-sm text-text-muted">{copy.recordText}</p>
          <ul className="mt-2 space-y-1 text-sm">
            {record.map(({ hash, outcome }) => (
              <li key={hash}>
                <Fingerprint>{hash}</Fingerprint> {copy.outcomes[outcome]}
              </li>
            ))}
          </ul>
        </>
      )}
    </SubSection>
  );
}

function summaryOf({ host, phase, deadline, voidAt, waitingSince, record }: PublicRound): string {
  const until = formatMoment(deadline);
  if (phase === 'sealed') return copy.sealed({ deadline: until, host });
  if (phase === 'over') {
    if (record.some(({ outcome }) => outcome === 'void')) return copy.void({ host });
    return copy.over({ deadline: until, count: record.length });
  }
  if (waitingSince === null) return copy.opening({ deadline: until, host });
  return copy.waiting({ host, since: formatMoment(waitingSince), voidAt: formatMoment(voidAt) });
}
