import { listingTerms } from '@/lib/domain/listings/vocabulary';
import { fromEasternTime } from '@/lib/domain/shared/eastern-time';
import { type Answers, answerOf, toCount, toDollars } from './answers';
import { between, type Field, type FieldFault, is, notAfterToday } from './field';

const isAuction = is('saleFormat', 'auction');
const isFixed = is('saleFormat', 'fixed-price');
const hasReserve = (answers: Answers): boolean =>
  isAuction(answers) && is('saleMode', 'published-reserve', 'sealed-reserve')(answers);
const hasEstimate = (answers: Answers): boolean => answerOf(answers, 'estimate') !== '';

/** The start of the auction in ms (`endOf`: its end); null while unanswered or not a valid time. */
export const startOf = (answers: Answers): number | null =>
  fromEasternTime(answerOf(answers, 'startDate'), answerOf(answers, 'startTime'));
export const endOf = (answers: Answers): number | null =>
  fromEasternTime(answerOf(answers, 'endDate'), answerOf(answers, 'endTime'));

/** When a fixed-price home goes on the market: the start of that New York day, in ms; null means at once. */
export const onMarketAtOf = (answers: Answers): number | null =>
  isFixed(answers) ? fromEasternTime(answerOf(answers, 'onMarketDate'), '00:00') : null;

/** Whether the answers keep the start of a standing auction as published. */
export const keepsStart = (answers: Answers, published: Answers | null): boolean =>
  published !== null && startNames.every((name) => answerOf(answers, name) === answerOf(published, name));

const startNames = ['startDate', 'startTime'] as const;
const dateNames = [...startNames, 'endDate', 'endTime'] as const;
export const isOfDates = (name: string): boolean => dateNames.some((each) => each === name);
export const isOfStart = (name: string): boolean => startNames.some((each) => each === name);

const hourMs = 3_600_000;
const longestAuctionMs = 60 * 24 * hourMs;

function startFault(_: string, answers: Answers, now: number): FieldFault | null {
  const startsAt = startOf(answers);
  if (startsAt === null) return skippedHourFault(answers, 'start');
  return startsAt <= now ? { code: 'start-passed' } : null;
}

function endFault(_: string, answers: Answers): FieldFault | null {
  const [startsAt, endsAt] = [startOf(answers), endOf(answers)];
  if (endsAt === null) return skippedHourFault(answers, 'end');
  if (startsAt === null) return null;
  if (endsAt - startsAt < hourMs) return { code: 'ends-too-early' };
  return endsAt - startsAt > longestAuctionMs ? { code: 'auction-too-long' } : null;
}

/** The head start of owner-occupants must leave all buyers at least one day. */
function headStartFault(typed: string, answers: Answers): FieldFault | null {
  const fault = between(1, 14)(typed);
  const [days, startsAt, endsAt] = [toCount(typed), startOf(answers), endOf(answers)];
  if (fault || !isAuction(answers) || days === null || startsAt === null || endsAt === null) return fault;
  return startsAt + (days + 1) * 24 * hourMs > endsAt ? { code: 'head-start-too-long' } : null;
}

/** Date and time are valid, but the time does not exist: it is in the hour that is skipped in March. */
const skippedHourFault = (answers: Answers, which: 'start' | 'end'): FieldFault | null =>
  answerOf(answers, `${which}Date`) !== '' && answerOf(answers, `${which}Time`) !== ''
    ? { code: 'skipped-hour' }
    : null;

const atLeastStart = (typed: string, answers: Answers): FieldFault | null => {
  const [reserve, start] = [toDollars(typed), toDollars(answerOf(answers, 'startingBid'))];
  return reserve !== null && start !== null && reserve < start ? { code: 'reserve-below-start' } : null;
};

/** A buy-now price must exceed what the auction brings at least: the starting bid and the reserve. */
function buyNowFault(typed: string, answers: Answers): FieldFault | null {
  const [price, start] = [toDollars(typed), toDollars(answerOf(answers, 'startingBid'))];
  const reserve = hasReserve(answers) ? toDollars(answerOf(answers, 'reserve')) : null;
  const fault = positive(typed);
  if (fault || price === null) return fault;
  if (start !== null && price <= start) return { code: 'buy-now-below-start' };
  return reserve !== null && price <= reserve ? { code: 'buy-now-below-reserve' } : null;
}

const positive = (typed: string): FieldFault | null => {
  const amount = toDollars(typed);
  return amount === null || amount < 100_00 || amount > 1_000_000_000_00
    ? { code: 'amount-out-of-range' }
    : null;
};

export const saleFields: readonly Field[] = [
  {
    name: 'saleFormat',
    step: 'sale',
    control: 'select',
    choices: ['auction', 'fixed-price'],
  },
  {
    name: 'listPrice',
    step: 'sale',
    control: 'money',
    isApplicable: isFixed,
    fault: positive,
  },
  {
    name: 'onMarketDate',
    step: 'sale',
    control: 'date',
    isOptional: true,
    isApplicable: isFixed,
  },
  {
    name: 'saleMode',
    step: 'sale',
    control: 'select',
    choices: ['published-reserve', 'sealed-reserve', 'absolute'],
    isApplicable: isAuction,
  },
  {
    name: 'startingBid',
    step: 'sale',
    control: 'money',
    isApplicable: isAuction,
    fault: positive,
  },
  {
    name: 'reserve',
    step: 'sale',
    control: 'money',
    isApplicable: hasReserve,
    fault: (typed, answers) => positive(typed) ?? atLeastStart(typed, answers),
  },
  {
    name: 'buyNowPrice',
    step: 'sale',
    control: 'money',
    isOptional: true,
    isApplicable: isAuction,
    fault: buyNowFault,
  },
  {
    name: 'startDate',
    step: 'sale',
    control: 'date',
    isApplicable: isAuction,
    fault: startFault,
  },
  {
    name: 'startTime',
    step: 'sale',
    control: 'time',
    isApplicable: isAuction,
  },
  {
    name: 'endDate',
    step: 'sale',
    control: 'date',
    isApplicable: isAuction,
    fault: endFault,
  },
  {
    name: 'endTime',
    step: 'sale',
    control: 'time',
    isApplicable: isAuction,
  },
  {
    name: 'takesOffers',
    step: 'sale',
    control: 'checkbox',
    isOptional: true,
    isApplicable: isAuction,
  },
  {
    name: 'ownerOccupantDays',
    step: 'sale',
    control: 'count',
    isOptional: true,
    fault: headStartFault,
  },
  {
    name: 'estimate',
    step: 'sale',
    control: 'money',
    isOptional: true,
  },
  {
    name: 'estimateSource',
    step: 'sale',
    control: 'select',
    choices: ['Appraisal', 'Broker’s price opinion', 'Assessment'],
    isApplicable: hasEstimate,
  },
  {
    name: 'estimateAsOf',
    step: 'sale',
    control: 'date',
    isApplicable: hasEstimate,
    fault: notAfterToday,
  },
  {
    name: 'listingTerms',
    step: 'sale',
    control: 'checkboxes',
    choices: listingTerms,
  },
  {
    name: 'earnestMoneyPercent',
    step: 'sale',
    control: 'count',
    fault: between(1, 25),
  },
  {
    name: 'closingDays',
    step: 'sale',
    control: 'count',
    fault: between(14, 180),
  },
  {
    name: 'transferTaxPayer',
    step: 'sale',
    control: 'select',
    choices: ['Seller', 'Buyer'],
  },
];
