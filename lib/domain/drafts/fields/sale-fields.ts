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
  return startsAt <= now ? 'This time has passed. Choose a later one.' : null;
}

function endFault(_: string, answers: Answers): string | null {
  const [startsAt, endsAt] = [startOf(answers), endOf(answers)];
  if (endsAt === null) return skippedHourFault(answers, 'end');
  if (startsAt === null) return null;
  if (endsAt - startsAt < hourMs) return 'The end must be at least one hour after the start.';
  return endsAt - startsAt > longestAuctionMs ? 'An auction can run up to 60 days.' : null;
}

/** The head start of owner-occupants must leave all buyers at least one day. */
function headStartFault(typed: string, answers: Answers): string | null {
  const fault = between(1, 14, 'The number of days')(typed);
  const [days, startsAt, endsAt] = [toCount(typed), startOf(answers), endOf(answers)];
  if (fault || !isAuction(answers) || days === null || startsAt === null || endsAt === null) return fault;
  return startsAt + (days + 1) * 24 * hourMs > endsAt
    ? 'Leave all buyers at least one day before the end.'
    : null;
}

/** Date and time are valid, but the time does not exist: it is in the hour that is skipped in March. */
const skippedHourFault = (answers: Answers, which: 'start' | 'end'): string | null =>
  answerOf(answers, `${which}Date`) !== '' && answerOf(answers, `${which}Time`) !== ''
    ? 'Clocks move forward that night, so this time doesn’t exist. Choose another.'
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
    ? 'The reserve can’t be below the starting bid.'
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
    heading: 'Sale type',
    label: 'How do you want to sell?',
    help: 'At auction, you must sign the contract of sale with the winner once the reserve is met. At a fixed price, you choose which offer to accept.',
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
    label: 'On-market date',
    help: 'Leave this empty to start right away. Until this date, the home is shown as coming soon.',
    control: 'date',
    isOptional: true,
    isApplicable: isFixed,
  },
  {
    name: 'saleMode',
    step: 'sale',
    label: 'Reserve',
    help: 'The lowest price at which you must sign the contract of sale. Without one, any bid can win.',
    control: 'select',
    choices: [
      { value: 'published-reserve', label: 'Published reserve, visible to everyone' },
      { value: 'sealed-reserve', label: 'Sealed reserve, hidden from bidders until it’s met' },
      { value: 'absolute', label: 'No reserve' },
    ],
    isApplicable: isAuction,
  },
  {
    name: 'startingBid',
    step: 'sale',
    label: 'Starting bid',
    help: 'A low starting bid attracts bidders; the reserve protects you.',
    control: 'money',
    isApplicable: isAuction,
    fault: positive,
  },
  {
    name: 'reserve',
    step: 'sale',
    label: 'Reserve price',
    help: 'You can lower it once, at least 24 hours before the end. You can never raise it.',
    control: 'money',
    isApplicable: hasReserve,
    fault: (typed, answers) => positive(typed) ?? atLeastStart(typed, answers),
  },
  {
    name: 'buyNowPrice',
    step: 'sale',
    label: 'Buy-now price',
    help: 'Everyone sees it and can tell that your reserve is lower. A buyer who takes it buys immediately. It’s available until a bid meets the reserve or, without a reserve, until the first bid. Leave this empty for none.',
    control: 'money',
    isOptional: true,
    isApplicable: isAuction,
    fault: buyNowFault,
  },
  {
    name: 'startDate',
    step: 'sale',
    heading: 'Dates',
    label: 'Opening date',
    help: 'New York date. A home built before 1978 needs ten days before the first bid.',
    control: 'date',
    isApplicable: isAuction,
    fault: startFault,
  },
  {
    name: 'startTime',
    step: 'sale',
    label: 'Opening time (Eastern)',
    help: 'New York local time on that date, such as 10:00. Daylight saving time is included.',
    control: 'time',
    isApplicable: isAuction,
  },
  {
    name: 'endDate',
    step: 'sale',
    label: 'End date',
    help: 'Seven days after the start is typical.',
    control: 'date',
    isApplicable: isAuction,
    fault: endFault,
  },
  {
    name: 'endTime',
    step: 'sale',
    label: 'End time (Eastern)',
    help: 'A bid in the last five minutes moves the end to five minutes after that bid. Early afternoon on a weekday works for most bidders.',
    control: 'time',
    isApplicable: isAuction,
  },
  {
    name: 'takesOffers',
    step: 'sale',
    label: 'I’ll consider offers before the auction',
    help: 'Until 48 hours before it opens. Accepting an offer cancels the auction.',
    control: 'checkbox',
    isOptional: true,
    isApplicable: isAuction,
  },
  {
    name: 'ownerOccupantDays',
    step: 'sale',
    label: 'Owner-occupant head start (days)',
    help: 'Starts when the auction opens or, at a fixed price, when the home is listed. During it, only people who will live there can bid or make offers. Leave this empty for none.',
    control: 'count',
    isOptional: true,
    fault: headStartFault,
  },
  {
    name: 'estimate',
    step: 'sale',
    heading: 'Value',
    label: 'Estimated value',
    help: 'Your estimate, shown as the seller’s with its source. If you’re not sure, leave this empty.',
    control: 'money',
    isOptional: true,
  },
  {
    name: 'estimateSource',
    step: 'sale',
    label: 'Source of the estimate',
    help: 'We show only estimates that have a source.',
    control: 'select',
    choices: [
      { value: 'Appraisal', label: 'Appraisal' },
      { value: 'Broker’s price opinion', label: 'Broker price opinion' },
      { value: 'Assessment', label: 'Tax assessment' },
    ],
    isApplicable: hasEstimate,
  },
  {
    name: 'estimateAsOf',
    step: 'sale',
    label: 'Estimate as of',
    help: 'The date on the estimate.',
    control: 'date',
    isApplicable: hasEstimate,
    fault: notAfterToday,
  },
  {
    name: 'listingTerms',
    step: 'sale',
    heading: 'Terms',
    label: 'Financing accepted',
    help: 'Choose all you accept. The home’s condition determines which loans are possible.',
    control: 'checkboxes',
    choices: choicesOf(listingTerms, (term) => termWords[term]),
  },
  {
    name: 'earnestMoneyPercent',
    step: 'sale',
    label: 'Earnest money (% of price)',
    help: 'Paid with the contract into your attorney’s escrow account, never to us. 10 is typical.',
    control: 'count',
    fault: between(1, 25, 'The percentage'),
  },
  {
    name: 'closingDays',
    step: 'sale',
    label: 'Days from contract to closing',
    help: '30 to 60 is typical. A loan takes longer than cash.',
    control: 'count',
    fault: between(14, 180, 'The number of days'),
  },
  {
    name: 'transferTaxPayer',
    step: 'sale',
    label: 'Who pays the seller’s transfer taxes?',
    help: 'By law, the seller, unless exempt. Passing them on raises the taxable price and may push it over $1,000,000.',
    control: 'select',
    choices: [
      { value: 'Seller', label: 'The seller' },
      { value: 'Buyer', label: 'The buyer' },
    ],
  },
];
