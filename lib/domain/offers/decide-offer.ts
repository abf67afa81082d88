import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { asOf, decisionPeriodMs, dueEvents, isCallOpen, siteActor } from './evolve-offer-book';
import { type Book, isOpen, type Offer, type OfferTerms, turnOf } from './offer';
import type {
  AnswerCommand,
  BookCommand,
  BookEvent,
  CallCommand,
  CounterCommand,
  OfferRefusal,
  SubmitCommand,
  WithdrawCommand,
} from './offer-commands';
import { openingPeriodMs } from './sealing/seal';

/** The most open offers per home and counteroffers per offer, so that every negotiation ends. */
export const MAX_OPEN_OFFERS = 50;
export const MAX_COUNTEROFFERS = 20;
export const hourMs = 3_600_000;
const longestStandMs = 14 * 24 * hourMs;

type Decided = Result<readonly BookEvent[], OfferRefusal>;

/** The events due by time, then the events of the command; or the refusal. */
export function decideOffer(before: Book, command: BookCommand): Decided {
  const now = Math.max(before.at, command.now);
  const due = dueEvents(before, now);
  const decided = decide(asOf(before, now), { ...command, now });
  return decided.ok ? ok([...due, ...decided.value]) : decided;
}

function decide(book: Book, command: BookCommand): Decided {
  const needsMarket = command.type !== 'decline' && command.type !== 'withdraw';
  if (needsMarket && command.market.refusal) return refuse(command.market.refusal);
  switch (command.type) {
    case 'submit':
      return submit(book, command);
    case 'call':
      return call(book, command);
    case 'counter':
      return counter(book, command);
    case 'withdraw':
      return withdraw(book, command);
    default:
      return answer(book, command);
  }
}

function submit(book: Book, command: SubmitCommand): Decided {
  const { offerId, by, terms, message, now: at } = command;
  const own = book.offers.find((offer) => offer.buyerId === by.uid && isOpen(offer));
  const calls = isCallOpen(book, at) ? book.call : null;
  if (calls?.seal) return refuse(at > calls.deadline ? 'being-opened' : 'needs-sealing');
  const expiresAt = calls ? capped(calls.deadline + decisionPeriodMs, command) : endOf(command);
  if (!areSound(terms) || expiresAt === null) return refuse('bad-terms');
  if (own) {
    if (!calls) return refuse('has-open-offer');
    if (terms.priceCents < own.terms.priceCents) return refuse('not-better');
    return ok([{ type: 'improved', offerId: own.offerId, at, by, terms, expiresAt, message }]);
  }
  if (book.offers.filter(isOpen).length >= MAX_OPEN_OFFERS) return refuse('full');
  const event: BookEvent = { type: 'submitted', offerId, at, by, terms, expiresAt, message };
  return ok(book.soldTo === null ? [event] : [{ type: 'reopened', at }, event]);
}

function call(book: Book, command: CallCommand): Decided {
  const { by, market, seal, now: at } = command;
  const open = book.offers.filter(isOpen);
  if (open.length === 0) return refuse('no-offers');
  if (isCallOpen(book, at)) return refuse('already-called');
  if (open.some((offer) => offer.proposedBy === 'seller')) return refuse('counter-out');
  if (
    open.some(({ history }) =>
      history.some(({ type }) => type === 'called' || type === 'opened' || type === 'voided'),
    )
  )
    return refuse('already-called');
  const deadline = endOf({ ...command, market: { ...market, until: null } });
  if (deadline === null) return refuse('bad-terms');
  if (market.until !== null && deadline >= market.until) return refuse('too-late');
  const { until } = market;
  const latest = (ms: number) => Math.min(deadline + ms, until ?? Number.POSITIVE_INFINITY);
  const standsUntil = latest(decisionPeriodMs);
  const sealed = seal && { ...seal, voidAt: latest(openingPeriodMs), until };
  return ok([{ type: 'called', at, by, deadline, standsUntil, ...(sealed && { seal: sealed }) }]);
}

function counter(book: Book, command: CounterCommand): Decided {
  const found = findFor(book, command);
  if (!found.ok) return found;
  const { offerId, by, terms, message, now: at } = command;
  if (found.value.history.filter(({ type }) => type === 'countered').length >= MAX_COUNTEROFFERS)
    return refuse('too-many-rounds');
  const expiresAt = endOf(command);
  if (!areSound(terms) || expiresAt === null) return refuse('bad-terms');
  return ok([{ type: 'countered', offerId, at, by, terms, expiresAt, message }]);
}

function answer(book: Book, command: AnswerCommand): Decided {
  const { type, offerId, by, now: at } = command;
  const found = findFor(book, command);
  if (!found.ok) return found;
  if (type === 'decline') return ok([{ type: 'declined', offerId, at, by }]);
  const others = book.offers.filter((offer) => isOpen(offer) && offer.offerId !== offerId);
  return ok([
    { type: 'accepted', offerId, at, by },
    ...others.map((other): BookEvent => ({ type: 'declined', offerId: other.offerId, at, by: siteActor })),
  ]);
}

function withdraw(book: Book, { offerId, by, now: at }: WithdrawCommand): Decided {
  const found = findOpen(book, offerId);
  if (!found.ok) return found;
  return by.uid === found.value.buyerId
    ? ok([{ type: 'withdrawn', offerId, at, by }])
    : refuse('not-your-turn');
}

function findOpen(book: Book, offerId: string): Result<Offer, OfferRefusal> {
  const offer = book.offers.find((each) => each.offerId === offerId);
  if (!offer) return refuse('not-found');
  if (offer.status === 'Lapsed') return refuse('lapsed');
  return isOpen(offer) ? ok(offer) : refuse('ended');
}

/** The offer to answer. Requires that it is this side's turn, `seen` is current and no call is open. */
function findFor(
  book: Book,
  { offerId, by, now, seen }: CounterCommand | AnswerCommand,
): Result<Offer, OfferRefusal> {
  const found = findOpen(book, offerId);
  if (!found.ok) return found;
  if (isCallOpen(book, now)) return refuse(now > (book.call?.deadline ?? now) ? 'being-opened' : 'sealed');
  const isTurn = by.side === turnOf(found.value) && (by.side === 'seller' || by.uid === found.value.buyerId);
  if (!isTurn) return refuse('not-your-turn');
  return seen === found.value.history.length ? found : refuse('changed');
}

type Timed = Pick<SubmitCommand, 'now' | 'standsMs' | 'market'>;

/** The end of the validity in ms; null if it is under one hour, over 14 days or already past. */
const endOf = (command: Timed): number | null =>
  command.standsMs >= hourMs && command.standsMs <= longestStandMs
    ? capped(command.now + command.standsMs, command)
    : null;

const capped = (at: number, { now, market: { until } }: Pick<Timed, 'now' | 'market'>): number | null => {
  const end = until === null ? at : Math.min(at, until);
  return end > now ? end : null;
};

const areSound = ({ priceCents, earnestMoneyCents }: OfferTerms): boolean =>
  priceCents > 0 && earnestMoneyCents >= 0 && earnestMoneyCents <= priceCents;
