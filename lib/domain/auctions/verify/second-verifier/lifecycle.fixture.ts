import { openReserve, withoutEnding } from './bids.fixture';
import { amount, fields, hex, integer, must, orNull, text } from './reading.fixture';
import { claimAtLeast, type Entry, type Run } from './run.fixture';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function opened(run: Run, entry: Entry): void {
  fields(entry.data);
  must(run.phase === 'running' && !run.isOpened && entry.at >= run.start && entry.at <= run.end);
  run.isOpened = true;
}

export function paused(run: Run, entry: Entry): void {
  if (run.rules < 4) fields(entry.data);
  else orNull(checkReason, fields(entry.data, 'reason').reason);
  must(run.phase === 'running' && entry.at <= run.end);
  run.phase = 'paused';
  run.pausedAt = entry.at;
}

function checkReason(value: unknown): void {
  must(text(value).length >= 1 && text(value).length <= 1_000);
  must(!/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u.test(text(value)));
}

export function insiderRefused(run: Run, entry: Entry): void {
  hex(fields(entry.data, 'commitment').commitment);
  must(run.rules >= 4 && run.phase === 'running' && entry.at >= run.start && entry.at <= run.end);
}

export function resumed(run: Run, entry: Entry): void {
  const { endsAt } = fields(entry.data, 'endsAt');
  must(run.phase === 'paused');
  run.end += entry.at - run.pausedAt;
  must(endsAt === run.end);
  run.shut.push([run.pausedAt, entry.at]);
  run.covered = Math.max(run.covered, entry.at);
  run.phase = 'running';
}

export function outage(run: Run, entry: Entry): void {
  const data = fields(entry.data, 'from', 'to', 'endsAt');
  const [from, to] = [integer(data.from), integer(data.to)];
  must(run.phase === 'running');
  must(to <= entry.at && from <= run.end);
  if (run.rules === 1) {
    must(run.end < to && to - from >= MINUTE);
    run.shut.push([run.end + 1, to]);
    run.end = to + run.window;
  } else {
    must(to - from > 15_000 && from >= run.covered && run.end - run.window < to);
    const isOpen = entry.at <= run.end;
    const moved = run.end + to - from + run.window;
    if (!isOpen) run.shut.push([run.end + 1, entry.at]);
    run.end = isOpen ? moved : inHours(Math.max(moved, entry.at + 2 * HOUR));
    run.covered = entry.at;
  }
  must(data.endsAt === run.end);
}

/**
 * The same time if it is between 9 AM and 9 PM in New York, otherwise the next 9 AM there. Milliseconds UTC.
 */
export function inHours(at: number): number {
  const day = Math.floor((at - offset(at)) / DAY) * DAY;
  const openings = [day, day + DAY].map((start) => start + 9 * HOUR + offset(start + 14 * HOUR));
  const isOpen = openings.some((opening) => opening <= at && at <= opening + 12 * HOUR);
  return isOpen ? at : Math.min(...openings.filter((opening) => opening > at));
}

/**
 * How far New York is behind UTC, ms: 4 hours from 2 AM on the second Sunday of March to 2 AM on the first
 * Sunday of November, otherwise 5 hours.
 */
function offset(at: number): number {
  const year = new Date(at).getUTCFullYear();
  const from = sunday(year, 2, 8) + 7 * HOUR;
  const to = sunday(year, 10, 1) + 6 * HOUR;
  return (from <= at && at < to ? 4 : 5) * HOUR;
}

/** Midnight UTC on the first Sunday on or after a day; `month` counts from 0. */
function sunday(year: number, month: number, day: number): number {
  const date = new Date(Date.UTC(year, month, day));
  return date.getTime() + ((7 - date.getUTCDay()) % 7) * DAY;
}

const REASONS = [
  'title-defect',
  'casualty',
  'bankruptcy-stay',
  'court-order',
  'material-correction',
  'fraud',
];

export function cancelled(run: Run, entry: Entry): void {
  const { ending, rest } =
    run.rules < 6 ? { ending: null, rest: entry.data } : withoutEnding(run, entry.data);
  const reason = run.rules < 5 ? text(fields(rest, 'reason').reason) : canceledBy(run, rest);
  must(REASONS.includes(reason) || (reason === 'pre-auction-offer' && run.bidders.size === 0));
  must(run.phase === 'paused' || (run.phase === 'running' && entry.at <= run.end));
  openReserve(run, ending, run.leader !== null && reason !== 'material-correction');
  run.phase = 'over';
}

function canceledBy(run: Run, data: unknown): string {
  const { reason, by, documentHash } = fields(data, 'reason', 'by', 'documentHash');
  must(by === 'seller' || by === 'staff');
  orNull(hex, documentHash);
  const isBound = run.leader !== null && (run.reserve === null || run.reserveMet);
  must((by === 'staff' && run.rules < 6) || !isBound || documentHash !== null);
  return text(reason);
}

export function closed(run: Run, entry: Entry): void {
  const { ending, rest } = withoutEnding(run, entry.data);
  const data = fields(rest, 'outcome', 'priceCents', 'leaderAlias', 'decideBy');
  must(run.phase === 'running' && entry.at >= run.end + 5000);
  const outcome = outcomeOf(run);
  run.answerUntil = entry.at + 48 * HOUR;
  run.phase = outcome === 'reserve-not-met' ? 'undecided' : 'over';
  must(data.outcome === outcome);
  if (outcome === 'sold') run.buyer = run.leader?.alias ?? null;
  must(data.priceCents === (run.leader ? run.price : null));
  must(data.leaderAlias === (run.leader?.alias ?? null));
  must(data.decideBy === (run.phase === 'undecided' ? run.answerUntil : null));
  openReserve(run, ending);
}

function outcomeOf(run: Run): string {
  if (!run.leader) return 'no-bids';
  return run.reserve && !run.reserveMet ? 'reserve-not-met' : 'sold';
}

export function decided(run: Run, entry: Entry): void {
  const { ending, rest } = withoutEnding(run, entry.data);
  const data = fields(rest, 'decision', 'amountCents', 'answerBy');
  const decision = text(data.decision);
  const answers =
    run.phase === 'countered'
      ? ['counter-accepted', 'counter-declined']
      : ['accepted', 'declined', 'countered'];
  must(run.phase === 'undecided' || run.phase === 'countered');
  must(
    decision === 'lapsed'
      ? entry.at > run.answerUntil
      : answers.includes(decision) && entry.at <= run.answerUntil,
  );
  if (decision === 'countered') checkCounter(run, amount(data.amountCents));
  else must(data.amountCents === null);
  run.answerUntil = entry.at + 24 * HOUR;
  must(data.answerBy === (decision === 'countered' ? run.answerUntil : null));
  run.phase = decision === 'countered' ? 'countered' : 'over';
  if (decision.endsWith('accepted')) run.buyer = run.leader?.alias ?? null;
  openReserve(run, ending);
}

/** The winner first, then backup buyers, who are bidders, once each. */
export function defaulted(run: Run, entry: Entry): void {
  const alias = text(fields(entry.data, 'alias').alias);
  must(run.rules >= 4 && run.phase === 'over' && run.buyer !== null);
  must(run.defaulted.length === 0 ? alias === run.buyer : run.bidders.has(alias));
  must(!run.defaulted.includes(alias));
  run.defaulted.push(alias);
}

function checkCounter(run: Run, cents: number): void {
  const { price, reserve, rules } = run;
  must(cents > price && cents <= (reserve?.amount ?? cents));
  if (rules >= 4 && reserve) claimAtLeast(run, reserve, cents);
}
