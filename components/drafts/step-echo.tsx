import { defaultIncrementTable, incrementFor } from '@/lib/domain/auctions/terms/increments';
import { type Answers, answerOf, toDollars } from '@/lib/domain/drafts/fields/answers';
import { endOf, startOf } from '@/lib/domain/drafts/fields/sale-fields';
import type { StepId } from '@/lib/domain/drafts/fields/steps';
import type { ZipPlace } from '@/lib/domain/drafts/fields/zip-place';
import { countyLabel, getCountyByName } from '@/lib/domain/locations/counties';
import { toEasternTime } from '@/lib/domain/shared/eastern-time';
import { formatMoment, formatMoney } from '@/lib/format';
import { stepEcho as copy } from '@/messages/drafts/step-echo';

interface StepEchoProps {
  readonly step: StepId;
  readonly answers: Answers;
  /** Location of the stored address; null while it is ambiguous or being edited. */
  readonly place: ZipPlace | null;
}

/** Consequences of the answers of a step. */
export function StepEcho({ step, answers, place }: StepEchoProps) {
  const lines = step === 'address' ? placeLines(place) : step === 'sale' ? saleLines(answers) : [];
  return (
    <div aria-live="polite">
      {lines.length > 0 && (
        <div className="mt-8 space-y-1 rounded bg-surface-muted px-5 py-4">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </div>
  );
}

function placeLines(place: ZipPlace | null): readonly string[] {
  const county = place && getCountyByName(place.county);
  if (!place || !county) return [];
  const { city, latitude, longitude } = place;
  return [`${city}, ${countyLabel(county)}`, copy.dontSetPin({ latitude, longitude })];
}

function saleLines(answers: Answers): readonly string[] {
  if (answerOf(answers, 'saleFormat') !== 'auction') return [];
  const [startsAt, endsAt] = [startOf(answers), endOf(answers)];
  const bid = toDollars(answerOf(answers, 'startingBid'));
  return [
    startsAt !== null && copy.opens({ startsAt: formatMoment(startsAt), zone: toEasternTime(startsAt).zone }),
    endsAt !== null && copy.ends({ endsAt: formatMoment(endsAt), zone: toEasternTime(endsAt).zone }),
    startsAt !== null && endsAt !== null && clockWords(startsAt, endsAt),
    bid !== null &&
      copy.eachNewBid({
        bid: formatMoney(bid),
        defaultIncrementTable: formatMoney(incrementFor(defaultIncrementTable, bid)),
      }),
  ].filter((line) => line !== false);
}

function clockWords(startsAt: number, endsAt: number): string | false {
  const [start, end] = [toEasternTime(startsAt).zone, toEasternTime(endsAt).zone];
  if (start === end) return false;
  return copy.newYorkClocks({ end: end === 'EST' ? 'back' : 'forward' });
}
