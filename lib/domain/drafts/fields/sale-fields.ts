import { termWords } from '@/lib/domain/listings/fact-copy';
import { listingTerms } from '@/lib/domain/listings/vocabulary';
import { fromEasternTime, toEasternTime } from '@/lib/domain/shared/eastern-time';
import { type Answers, answerOf, toCount, toDollars } from './answers';
import { between, choicesOf, type Field, is, notAfterToday } from './field';

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

function startFault(_: string, answers: Answers, now: number): string | null {
  const startsAt = startOf(answers);
  if (startsAt === null) return skippedHourFault(answers, 'start');
  return startsAt <= now ? 'The start has passed. Choose a later one.' : null;
}

function endFault(_: string, answers: Answers): string | null {
  const [startsAt, endsAt] = [startOf(answers), endOf(answers)];
  if (endsAt === null) return skippedHourFault(answers, 'end');
  if (startsAt === null) return null;
  if (endsAt - startsAt < hourMs) return 'The end must be at least an hour after the start.';
  return endsAt - startsAt > longestAuctionMs ? 'An auction runs for at most 60 days.' : null;
}

/** The head start of owner-occupants must leave all buyers at least one day. */
function headStartFault(typed: string, answers: Answers): string | null {
  const fault = between(1, 14, 'The head start')(typed);
  const [days, startsAt, endsAt] = [toCount(typed), startOf(answers), endOf(answers)];
  if (fault || !isAuction(answers) || days === null || startsAt === null || endsAt === null) return fault;
  return startsAt + (days + 1) * 24 * hourMs > endsAt
    ? 'Leave everybody at least a day before the end.'
    : null;
}

/** Date and time are valid, but the time does not exist: it is in the hour that is skipped in March. */
const skippedHourFault = (answers: Answers, which: 'start' | 'end'): string | null =>
  answerOf(answers, `${which}Date`) !== '' && answerOf(answers, `${which}Time`) !== ''
    ? 'On that night the clocks are set forward, and this hour does not exist. Choose another.'
    : null;

/** The time zone in words, such as `Eastern Standard Time (EST)`. `at` in ms; null while there is no time. */
export function zoneWords(at: number | null): string | null {
  if (at === null) return null;
  const { zone } = toEasternTime(at);
  return zone === 'EDT' ? 'Eastern Daylight Time (EDT)' : 'Eastern Standard Time (EST)';
}

const atLeastStart = (typed: string, answers: Answers): string | null => {
  const [reserve, start] = [toDollars(typed), toDollars(answerOf(answers, 'startingBid'))];
  return reserve !== null && start !== null && reserve < start
    ? 'The reserve must not be under the starting bid.'
    : null;
};

/** A buy-now price must exceed what the auction brings at least: the starting bid and the reserve. */
function buyNowFault(typed: string, answers: Answers): string | null {
  const [price, start] = [toDollars(typed), toDollars(answerOf(answers, 'startingBid'))];
  const reserve = hasReserve(answers) ? toDollars(answerOf(answers, 'reserve')) : null;
  const fault = positive(typed);
  if (fault || price === null) return fault;
  if (start !== null && price <= start) return 'The buy-now price must be above the starting bid.';
  return reserve !== null && price <= reserve ? 'The buy-now price must be above the reserve.' : null;
}

const positive = (typed: string): string | null => {
  const amount = toDollars(typed);
  return amount === null || amount < 100_00 || amount > 1_000_000_000_00
    ? 'Enter an amount from $100 to $1,000,000,000.'
    : null;
};

export const saleFields: readonly Field[] = [
  {
    name: 'saleFormat',
    step: 'sale',
    heading: 'Way of sale',
    label: 'How do you want to sell?',
    help: 'At auction you are bound when the reserve is met. At a fixed price you are bound by a signed contract only.',
    control: 'select',
    choices: [
      { value: 'auction', label: 'At auction' },
      { value: 'fixed-price', label: 'At a fixed price' },
    ],
  },
  {
    name: 'listPrice',
    step: 'sale',
    label: 'List price',
    help: 'Whole dollars. Buyers may offer less.',
    control: 'money',
    isApplicable: isFixed,
    fault: positive,
  },
  {
    name: 'onMarketDate',
    step: 'sale',
    label: 'On the market from',
    help: 'Leave it empty to begin at once. Until that day the home is shown as coming soon.',
    control: 'date',
    isOptional: true,
    isApplicable: isFixed,
  },
  {
    name: 'saleMode',
    step: 'sale',
    label: 'Reserve',
    help: 'The lowest price at which you must sell. Without one, any bid obliges you to sell.',
    control: 'select',
    choices: [
      { value: 'published-reserve', label: 'A reserve that everybody sees' },
      { value: 'sealed-reserve', label: 'A sealed reserve, hidden from bidders until it is met' },
      { value: 'absolute', label: 'No reserve' },
    ],
    isApplicable: isAuction,
  },
  {
    name: 'startingBid',
    step: 'sale',
    label: 'Starting bid',
    help: 'A low start draws bidders; the reserve protects you.',
    control: 'money',
    isApplicable: isAuction,
    fault: positive,
  },
  {
    name: 'reserve',
    step: 'sale',
    label: 'Reserve price',
    help: 'It can be lowered once, at least 24 hours before the end. It never rises.',
    control: 'money',
    isApplicable: hasReserve,
    fault: (typed, answers) => positive(typed) ?? atLeastStart(typed, answers),
  },
  {
    name: 'buyNowPrice',
    step: 'sale',
    label: 'Buy-now price',
    help: 'Everybody sees it, so also that your reserve lies under it. Who takes it has bought at once, until a bid meets the reserve; without a reserve until the first bid. Leave it empty for none.',
    control: 'money',
    isOptional: true,
    isApplicable: isAuction,
    fault: buyNowFault,
  },
  {
    name: 'startDate',
    step: 'sale',
    heading: 'Dates',
    label: 'Opens on',
    help: 'New York’s calendar. A home built before 1978 needs ten days before the first bid.',
    control: 'date',
    isApplicable: isAuction,
    fault: startFault,
  },
  {
    name: 'startTime',
    step: 'sale',
    label: 'Opens at, Eastern time',
    help: 'As clocks in New York show it on that day, such as 10:00. Daylight saving is taken care of.',
    control: 'time',
    isApplicable: isAuction,
  },
  {
    name: 'endDate',
    step: 'sale',
    label: 'Ends on',
    help: 'Seven days after the start are usual.',
    control: 'date',
    isApplicable: isAuction,
    fault: endFault,
  },
  {
    name: 'endTime',
    step: 'sale',
    label: 'Ends at, Eastern time',
    help: 'A bid in the last five minutes gives five more minutes. Early afternoon on a weekday serves most bidders.',
    control: 'time',
    isApplicable: isAuction,
  },
  {
    name: 'takesOffers',
    step: 'sale',
    label: 'I listen to offers before the auction',
    help: 'Until 48 hours before it opens. An offer that you accept cancels the auction.',
    control: 'checkbox',
    isOptional: true,
    isApplicable: isAuction,
  },
  {
    name: 'ownerOccupantDays',
    step: 'sale',
    label: 'Head start for owner-occupants, in days',
    help: 'From the opening of the auction, at a fixed price from the listing: so long only people bid and offer who will live there. Leave it empty for none.',
    control: 'count',
    isOptional: true,
    fault: headStartFault,
  },
  {
    name: 'estimate',
    step: 'sale',
    heading: 'Value',
    label: 'Estimated value',
    help: 'Yours, shown as the seller’s estimate with its source. Leave it empty rather than guess.',
    control: 'money',
    isOptional: true,
  },
  {
    name: 'estimateSource',
    step: 'sale',
    label: 'Source of the estimate',
    help: 'Only an estimate with a source is shown.',
    control: 'select',
    choices: [
      { value: 'Appraisal', label: 'Appraisal' },
      { value: 'Broker’s price opinion', label: 'Broker’s price opinion' },
      { value: 'Assessment', label: 'Assessment for taxes' },
    ],
    isApplicable: hasEstimate,
  },
  {
    name: 'estimateAsOf',
    step: 'sale',
    label: 'Estimate as of',
    help: 'The day that it names.',
    control: 'date',
    isApplicable: hasEstimate,
    fault: notAfterToday,
  },
  {
    name: 'listingTerms',
    step: 'sale',
    heading: 'Terms',
    label: 'How may a buyer pay?',
    help: 'Choose all that you accept. The condition decides which loans are possible.',
    control: 'checkboxes',
    choices: choicesOf(listingTerms, (term) => termWords[term]),
  },
  {
    name: 'earnestMoneyPercent',
    step: 'sale',
    label: 'Earnest money in percent of the price',
    help: 'Paid with the contract into the escrow of your attorney, never to us. 10 is usual.',
    control: 'count',
    fault: between(1, 25, 'The percentage'),
  },
  {
    name: 'closingDays',
    step: 'sale',
    label: 'Days from the contract to the closing',
    help: '30 to 60 are usual. A loan takes longer than cash.',
    control: 'count',
    fault: between(14, 180, 'The number of days'),
  },
  {
    name: 'transferTaxPayer',
    step: 'sale',
    label: 'Who pays the seller’s transfer taxes?',
    help: 'By law the seller, unless exempt. Passing them on raises the price that is taxed, and may tip it over $1,000,000.',
    control: 'select',
    choices: [
      { value: 'Seller', label: 'The seller' },
      { value: 'Buyer', label: 'The buyer' },
    ],
  },
];
