import type { BidData, Fact, LastOpening, LedgerEntry } from '@/lib/domain/auctions/state/facts';
import { openedAmount, reserveAlias } from '@/lib/domain/auctions/state/openings';
import type { HistoryLine } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoney } from '@/lib/format';
import { cancelDocuments } from '@/messages/auctions/cancel-documents';
import { cancelWords } from '@/messages/auctions/cancel-words';
import { historyDecisions } from '@/messages/auctions/history-decisions';
import { historyLine as copy } from '@/messages/auctions/history-line';

/** Words a public ledger entry as one line of the visible history. */
export function toHistoryLine(entry: LedgerEntry): HistoryLine {
  const { seq, at, hash } = entry;
  return { seq, at: new Date(at).toISOString(), hash, kind: entry.type, ...wording(entry) };
}

type Wording = Pick<HistoryLine, 'alias' | 'priceCents' | 'text'>;
const plain = (text: string): Wording => ({ alias: null, priceCents: null, text });

function wording(entry: LedgerEntry): Wording {
  switch (entry.type) {
    case 'scheduled':
      return plain(schedulingText(entry));
    case 'opened':
      return plain(copy.opened);
    case 'bid':
    case 'raise':
      return {
        alias: entry.data.alias,
        priceCents: entry.data.priceCents,
        text: bidText(entry.type, entry.data),
      };
    case 'paused':
      return plain(pauseText(entry.data));
    case 'insider-refused':
      return plain(copy.insiderRefused);
    case 'resumed':
      return plain(copy.resumed);
    case 'outage':
      return plain(copy.outage({ duration: duration(entry.data.to - entry.data.from) }));
    case 'reserve-lowered':
      return { ...plain(loweringText(entry.data)), priceCents: entry.data.priceCents };
    case 'cancelled':
      return plain(withReserve(cancellationText(entry.data), entry.data));
    case 'bought': {
      const { alias, priceCents } = entry.data;
      const text = copy.bought({ alias, price: formatMoney(priceCents) });
      return { alias, priceCents, text: withReserve(text, entry.data) };
    }
    case 'defaulted': {
      const { alias } = entry.data;
      return { ...plain(copy.defaulted({ alias })), alias };
    }
    case 'closed':
      return {
        alias: entry.data.leaderAlias,
        priceCents: entry.data.priceCents,
        text: withReserve(closingText(entry.data), entry.data),
      };
    case 'decided':
      return {
        ...plain(withReserve(decisionText(entry.data), entry.data)),
        priceCents: entry.data.amountCents,
      };
  }
}

function schedulingText(entry: Fact<'scheduled'>): string {
  const { startingBidCents, buyNowCents } = entry.data.terms;
  const facts = { startingBid: formatMoney(startingBidCents), reserve: reserveText(entry) };
  return buyNowCents === undefined
    ? copy.scheduled(facts)
    : copy.scheduledWithBuyNow({ ...facts, buyNow: formatMoney(buyNowCents) });
}

function reserveText({ data: { terms } }: Fact<'scheduled'>): string {
  if (terms.reserve.kind === 'published')
    return copy.publishedReserve({ reserve: formatMoney(terms.reserve.amountCents) });
  return terms.reserve.kind === 'sealed' ? copy.sealedReserve : copy.noReserve;
}

function bidText(type: 'bid' | 'raise', data: BidData): string {
  const reserveCents = openedAmount(data, reserveAlias);
  const event =
    data.listCommitment === undefined
      ? eventText(type, data)
      : copy.fromBidList({ event: eventText(type, data) });
  const text =
    reserveCents === null
      ? copy.bid({ event })
      : copy.bidMeetsReserve({ event, reserve: formatMoney(reserveCents) });
  return data.extendedMs > 0 ? copy.extended({ text, duration: duration(data.extendedMs) }) : text;
}

function eventText(type: 'bid' | 'raise', { alias, leaderAlias, priceCents }: BidData): string {
  const price = formatMoney(priceCents);
  if (type === 'raise') return copy.raised({ alias, price });
  return leaderAlias === alias
    ? copy.tookLead({ alias, price })
    : copy.outbidAtOnce({ alias, leader: leaderAlias, price });
}

function loweringText({ amountCents, reserveMet }: Fact<'reserve-lowered'>['data']): string {
  if (amountCents === null) return reserveMet ? copy.loweredAndMet : copy.lowered;
  const reserve = formatMoney(amountCents);
  return reserveMet ? copy.loweredToAndMet({ reserve }) : copy.loweredTo({ reserve });
}

function cancellationText({ reason, by, documentHash }: Fact<'cancelled'>['data']): string {
  const words = { reason: cancelWords[reason] };
  const text = by === undefined ? copy.canceled(words) : copy.canceledBy({ ...words, by });
  const document = documentHash && { kind: cancelDocuments[reason], hash: documentHash };
  return document ? copy.canceledWithDocument({ text, ...document }) : text;
}

const pauseText = ({ reason }: Fact<'paused'>['data']): string =>
  reason ? copy.pausedFor({ reason: /[.!?]$/.test(reason) ? reason : `${reason}.` }) : copy.paused;

/** With the sealed reserve, if the entry opens it. */
function withReserve(text: string, { opened = [], formerReserve = null }: LastOpening): string {
  const reserveCents = openedAmount({ opened }, reserveAlias);
  const present =
    reserveCents === null ? text : copy.reserveOpened({ text, reserve: formatMoney(reserveCents) });
  if (formerReserve === null) return present;
  return copy.formerReserveOpened({ text: present, reserve: formatMoney(formerReserve.amountCents) });
}

function closingText({ outcome, priceCents, leaderAlias }: Fact<'closed'>['data']): string {
  if (priceCents === null || leaderAlias === null) return copy.endedWithoutBids;
  const facts = { alias: leaderAlias, price: formatMoney(priceCents) };
  return outcome === 'sold' ? copy.sold(facts) : copy.endedBelowReserve(facts);
}

const decisionText = ({ decision, amountCents }: Fact<'decided'>['data']): string =>
  decision === 'countered' && amountCents !== null
    ? copy.counteredAt({ price: formatMoney(amountCents) })
    : historyDecisions[decision];

function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const parts = [
    minutes > 0 && copy.minutes({ minutes }),
    seconds % 60 > 0 && copy.seconds({ seconds: seconds % 60 }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : copy.milliseconds({ ms });
}
