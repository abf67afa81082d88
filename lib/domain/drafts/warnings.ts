import { type Answers, answerOf, toDollars } from '@/lib/domain/drafts/fields/answers';
import { lienNumbers } from '@/lib/domain/drafts/fields/facts-fields';
import { endOf, startOf } from '@/lib/domain/drafts/fields/sale-fields';
import type { StepId } from '@/lib/domain/drafts/fields/steps';
import { toEasternTime } from '@/lib/domain/shared/eastern-time';
import type { Content } from './draft';
import { zipWarning } from './draft-place';

/** Something that is allowed but deters bidders, with the reason. */
export interface Warning {
  readonly step: StepId;
  readonly text: string;
}

type Check = (answers: Answers, content: Content, now: number) => string | null;
const dayMs = 24 * 3_600_000;
const enoughPhotos = 6;

const checks: readonly (readonly [StepId, Check])[] = [
  ['address', zipWarning],
  [
    'facts',
    (answers) =>
      answerOf(answers, 'occupancy') === 'Unknown'
        ? 'Occupancy is unknown. Bidders plan for months of eviction and bid less, or not at all. A visit to find out pays off.'
        : null,
  ],
  [
    'facts',
    (answers) =>
      answerOf(answers, 'accessKind') === 'ExteriorOnly'
        ? 'Buyers can’t see the inside. Most lenders won’t finance it, and bidders assume the worst.'
        : null,
  ],
  [
    'facts',
    (answers) =>
      answerOf(answers, 'titleInsurance') === 'NotOffered'
        ? 'Without title insurance, no lender will give a mortgage, so only cash buyers can buy.'
        : null,
  ],
  [
    'facts',
    (answers) =>
      lienNumbers.some((number) => answerOf(answers, `lien${number}Treatment`) === 'Unresolved')
        ? 'A lien isn’t resolved. Bidders subtract more than its amount because they can’t know what else it may cost.'
        : null,
  ],
  [
    'photos',
    (_, { photos }) =>
      photos.length > 0 && photos.length < enoughPhotos
        ? `Buyers skip homes with fewer than ${enoughPhotos} photos and wonder what isn’t shown.`
        : null,
  ],
  [
    'documents',
    (answers, { documents }) =>
      answerOf(answers, 'saleFormat') === 'auction' && !documents.some(({ kind }) => kind === 'TermsOfSale')
        ? 'The contract of sale isn’t uploaded. Careful bidders want to read what they’ll sign.'
        : null,
  ],
  [
    'documents',
    (_, { documents }) =>
      documents.some(({ kind }) => kind === 'TitleSummary')
        ? null
        : 'There’s no title report. Bidders must order their own to know what they’re bidding on.',
  ],
  ['sale', reserveFarAbove],
  ['sale', startNearReserve],
  [
    'sale',
    (answers) =>
      answerOf(answers, 'estimate') === ''
        ? 'There’s no estimate. Bidders look for one and find other people’s.'
        : null,
  ],
  ['sale', shortNotice],
  ['sale', oddEnd],
];

/** Everything in a draft that deters bidders. `now` in ms. */
export const warningsOf = (content: Content, now: number): readonly Warning[] =>
  checks.flatMap(([step, check]) => {
    const text = check(content.answers, content, now);
    return text === null ? [] : [{ step, text }];
  });

function reserveFarAbove(answers: Answers): string | null {
  const [reserve, estimate] = [
    toDollars(answerOf(answers, 'reserve')),
    toDollars(answerOf(answers, 'estimate')),
  ];
  if (answerOf(answers, 'saleMode') === 'absolute' || reserve === null || estimate === null) return null;
  return reserve > estimate * 1.1
    ? 'The reserve is more than 10% above your own estimate. Auctions like this end without a sale.'
    : null;
}

function startNearReserve(answers: Answers): string | null {
  const [start, estimate] = [
    toDollars(answerOf(answers, 'startingBid')),
    toDollars(answerOf(answers, 'estimate')),
  ];
  if (answerOf(answers, 'saleFormat') !== 'auction' || start === null || estimate === null) return null;
  return start > estimate * 0.8
    ? 'The starting bid is close to the estimate. Few bidders start there, and bids attract bids. The reserve protects you anyway.'
    : null;
}

function shortNotice(answers: Answers, _: Content, now: number): string | null {
  const [startsAt, endsAt] = [startOf(answers), endOf(answers)];
  if (answerOf(answers, 'saleFormat') !== 'auction' || startsAt === null || endsAt === null) return null;
  if (endsAt - now < 14 * dayMs)
    return 'The auction ends within two weeks. Buyers need that time to see the home and arrange their money.';
  return endsAt - startsAt < 3 * dayMs
    ? 'The auction runs less than three days. Many buyers look once a week.'
    : null;
}

function oddEnd(answers: Answers): string | null {
  const endsAt = endOf(answers);
  if (answerOf(answers, 'saleFormat') !== 'auction' || endsAt === null) return null;
  const { date, time } = toEasternTime(endsAt);
  const isWeekend = [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());
  if (time < '09:00' || time > '21:00') return 'It ends at night, New York time, when fewer people bid.';
  return isWeekend ? 'It ends on a weekend, when attorneys and lenders can’t be reached.' : null;
}
