import { type Answers, answerOf, toDollars } from '@/lib/domain/drafts/fields/answers';
import { lienNumbers } from '@/lib/domain/drafts/fields/facts-fields';
import { endOf, startOf } from '@/lib/domain/drafts/fields/sale-fields';
import type { StepId } from '@/lib/domain/drafts/fields/steps';
import { toEasternTime } from '@/lib/domain/shared/eastern-time';
import type { Content } from './draft';
import { type ZipWarning, zipWarning } from './draft-place';

/** Why something that is allowed deters bidders. `most`: the number of photos below which it does. */
export type WarningReason =
  | ZipWarning
  | {
      readonly code:
        | 'occupancy'
        | 'exterior-only'
        | 'no-title-insurance'
        | 'unresolved-lien'
        | 'few-photos'
        | 'no-title-report'
        | 'no-estimate'
        | 'high-reserve'
        | 'high-start'
        | 'ends-soon'
        | 'short-auction'
        | 'ends-at-night'
        | 'ends-on-weekend';
      readonly most?: number;
    };

export type Warning = WarningReason & { readonly step: StepId };

type Check = (answers: Answers, content: Content, now: number) => WarningReason | null;
const dayMs = 24 * 3_600_000;
const enoughPhotos = 6;

const checks: readonly (readonly [StepId, Check])[] = [
  ['address', zipWarning],
  ['facts', (answers) => (answerOf(answers, 'occupancy') === 'Unknown' ? { code: 'occupancy' } : null)],
  [
    'facts',
    (answers) => (answerOf(answers, 'accessKind') === 'ExteriorOnly' ? { code: 'exterior-only' } : null),
  ],
  [
    'facts',
    (answers) =>
      answerOf(answers, 'titleInsurance') === 'NotOffered' ? { code: 'no-title-insurance' } : null,
  ],
  [
    'facts',
    (answers) =>
      lienNumbers.some((number) => answerOf(answers, `lien${number}Treatment`) === 'Unresolved')
        ? { code: 'unresolved-lien' }
        : null,
  ],
  [
    'photos',
    (_, { photos }) =>
      photos.length > 0 && photos.length < enoughPhotos ? { code: 'few-photos', most: enoughPhotos } : null,
  ],
  [
    'documents',
    (_, { documents }) =>
      documents.some(({ kind }) => kind === 'TitleSummary') ? null : { code: 'no-title-report' },
  ],
  ['sale', reserveFarAbove],
  ['sale', startNearReserve],
  ['sale', (answers) => (answerOf(answers, 'estimate') === '' ? { code: 'no-estimate' } : null)],
  ['sale', shortNotice],
  ['sale', oddEnd],
];

/** Everything in a draft that deters bidders. `now` in ms. */
export const warningsOf = (content: Content, now: number): readonly Warning[] =>
  checks.flatMap(([step, check]) => {
    const reason = check(content.answers, content, now);
    return reason === null ? [] : [{ step, ...reason }];
  });

function reserveFarAbove(answers: Answers): WarningReason | null {
  const [reserve, estimate] = [
    toDollars(answerOf(answers, 'reserve')),
    toDollars(answerOf(answers, 'estimate')),
  ];
  if (answerOf(answers, 'saleMode') === 'absolute' || reserve === null || estimate === null) return null;
  return reserve > estimate * 1.1 ? { code: 'high-reserve' } : null;
}

function startNearReserve(answers: Answers): WarningReason | null {
  const [start, estimate] = [
    toDollars(answerOf(answers, 'startingBid')),
    toDollars(answerOf(answers, 'estimate')),
  ];
  if (answerOf(answers, 'saleFormat') !== 'auction' || start === null || estimate === null) return null;
  return start > estimate * 0.8 ? { code: 'high-start' } : null;
}

function shortNotice(answers: Answers, _: Content, now: number): WarningReason | null {
  const [startsAt, endsAt] = [startOf(answers), endOf(answers)];
  if (answerOf(answers, 'saleFormat') !== 'auction' || startsAt === null || endsAt === null) return null;
  if (endsAt - now < 14 * dayMs) return { code: 'ends-soon' };
  return endsAt - startsAt < 3 * dayMs ? { code: 'short-auction' } : null;
}

function oddEnd(answers: Answers): WarningReason | null {
  const endsAt = endOf(answers);
  if (answerOf(answers, 'saleFormat') !== 'auction' || endsAt === null) return null;
  const { date, time } = toEasternTime(endsAt);
  const isWeekend = [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());
  if (time < '09:00' || time > '21:00') return { code: 'ends-at-night' };
  return isWeekend ? { code: 'ends-on-weekend' } : null;
}
