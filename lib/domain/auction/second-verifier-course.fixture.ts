import { amount, fields, integer, must, text } from './second-verifier-reading.fixture';
import type { Entry, Run } from './second-verifier-run.fixture';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export function opened(run: Run, entry: Entry): void {
  fields(entry.data);
  must(run.phase === 'running' && !run.isOpened && entry.at >= run.start && entry.at <= run.end);
  run.isOpened = true;
}

export function paused(run: Run, entry: Entry): void {
  fields(entry.data);
  must(run.phase === 'running' && entry.at <= run.end);
  run.phase = 'paused';
  run.pausedAt = entry.at;
}

export function resumed(run: Run, entry: Entry): void {
  const { endsAt } = fields(entry.data, 'endsAt');
  must(run.phase === 'paused');
  run.end += entry.at - run.pausedAt;
  must(endsAt === run.end);
  run.shut.push([run.pausedAt, entry.at]);
  run.phase = 'running';
}

export function outage(run: Run, entry: Entry): void {
  const data = fields(entry.data, 'from', 'to', 'endsAt');
  const [from, to] = [integer(data.from), integer(data.to)];
  must(run.phase === 'running');
  must(from <= run.end && run.end < to && to - from >= MINUTE && to <= entry.at);
  run.shut.push([run.end + 1, to]);
  run.end = to + run.window;
  must(data.endsAt === run.end);
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
  const reason = text(fields(entry.data, 'reason').reason);
  must(REASONS.includes(reason) || (reason === 'pre-auction-offer' && run.bidders.size === 0));
  must(run.phase === 'paused' || (run.phase === 'running' && entry.at <= run.end));
  run.phase = 'over';
}

export function closed(run: Run, entry: Entry): void {
  const data = fields(entry.data, 'outcome', 'priceCents', 'leaderAlias', 'decideBy');
  must(run.phase === 'running' && entry.at >= run.end + 5000);
  const outcome = outcomeOf(run);
  run.answerUntil = entry.at + 48 * HOUR;
  run.phase = outcome === 'reserve-not-met' ? 'undecided' : 'over';
  must(data.outcome === outcome);
  must(data.priceCents === (run.leader ? run.price : null));
  must(data.leaderAlias === (run.leader?.alias ?? null));
  must(data.decideBy === (run.phase === 'undecided' ? run.answerUntil : null));
}

function outcomeOf(run: Run): string {
  if (!run.leader) return 'no-bids';
  return run.reserve && !run.reserveMet ? 'reserve-not-met' : 'sold';
}

export function decided(run: Run, entry: Entry): void {
  const data = fields(entry.data, 'decision', 'amountCents', 'answerBy');
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
}

function checkCounter({ price, reserve }: Run, cents: number): void {
  must(cents > price && cents <= (reserve?.amount ?? cents));
}
