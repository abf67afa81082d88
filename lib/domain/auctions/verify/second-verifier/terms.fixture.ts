import {
  amount,
  basisPoints,
  centsUpToHighest,
  fields,
  integer,
  isRecord,
  list,
  must,
  name,
  orNull,
} from './reading.fixture';
import {
  type Band,
  claim,
  claimAtLeast,
  type Entry,
  published,
  type Run,
  type Sealed,
  sealed,
} from './run.fixture';

export function scheduled(run: Run, entry: Entry): void {
  must(run.phase === 'none');
  const all = fields(entry.data, 'terms').terms;
  must(isRecord(all));
  const { buyNowCents, closing, rulesVersion, ...rest } = all;
  const terms = fields({ ...absentAsNull, ...rest }, ...TERMS, ...LATER_TERMS);
  name(terms.listingKey);
  orNull(name, terms.termsVersion);
  orNull(centsUpToHighest, terms.technologyFeeCents);
  orNull(basisPoints, terms.earnestMoneyBasisPoints);
  orNull(checkPremium, terms.buyerPremium);
  run.auctionId = name(terms.auctionId);
  run.startingBid = amount(terms.startingBidCents);
  run.price = run.startingBid;
  run.reserve = reserveOf(terms.saleMode, terms.reserve);
  run.bands = bandsOf(terms.incrementTable);
  run.window = integer(terms.extensionWindowMs);
  run.start = integer(terms.startsAt);
  run.end = integer(terms.endsAt);
  must(run.window > 0 && run.start < run.end);
  if (run.reserve) claimAtLeast(run, run.reserve, run.startingBid);
  if (Object.hasOwn(all, 'buyNowCents')) setBuyNow(run, amount(buyNowCents));
  run.covered = run.start;
  if (Object.hasOwn(all, 'rulesVersion')) {
    must([2, 3, 4, 5, 6].includes(integer(rulesVersion)));
    must(run.window <= 24 * 3_600_000);
    run.rules = integer(rulesVersion);
    must(terms.earnestMoneyBasisPoints !== null);
    checkClosing(closing);
  } else must(!Object.hasOwn(all, 'closing'));
  run.phase = 'running';
}

function setBuyNow(run: Run, cents: number): void {
  must(cents > run.startingBid);
  run.buyNow = cents;
  if (run.reserve) claim(run, published('', cents), run.reserve, 100);
}

const TERMS = [
  'auctionId',
  'listingKey',
  'saleMode',
  'startingBidCents',
  'reserve',
  'incrementTable',
  'extensionWindowMs',
  'startsAt',
  'endsAt',
] as const;
const LATER_TERMS = [
  'buyerPremium',
  'technologyFeeCents',
  'earnestMoneyBasisPoints',
  'termsVersion',
] as const;
const absentAsNull = Object.fromEntries(LATER_TERMS.map((key) => [key, null]));

function checkClosing(value: unknown): void {
  const { buyerDefault, ...counts } = fields(value, 'buyerDefault', ...CLOSING_COUNTS);
  must(buyerDefault === 'contract-remedies-and-backup');
  for (const count of Object.values(counts)) must(integer(count) >= 1 && integer(count) <= 1_000);
}

const CLOSING_COUNTS = [
  'signWithinHours',
  'depositWithinHours',
  'closeWithinDays',
  'cureHours',
  'closingCureDays',
] as const;

function checkPremium(value: unknown): void {
  const premium = fields(value, 'rateBasisPoints', 'minimumCents');
  basisPoints(premium.rateBasisPoints);
  centsUpToHighest(premium.minimumCents);
}

function reserveOf(saleMode: unknown, value: unknown): Sealed | null {
  switch (saleMode) {
    case 'absolute':
      must(fields(value, 'kind').kind === 'none');
      return null;
    case 'published-reserve': {
      const reserve = fields(value, 'kind', 'amountCents');
      must(reserve.kind === 'published');
      return published('Reserve', amount(reserve.amountCents));
    }
    default: {
      const reserve = fields(value, 'kind', 'commitment');
      must(saleMode === 'sealed-reserve' && reserve.kind === 'sealed');
      return sealed('Reserve', reserve.commitment);
    }
  }
}

function bandsOf(value: unknown): Band[] {
  const bands = list(value).map((item) => {
    const band = fields(item, 'belowCents', 'incrementCents');
    return { below: orNull(amount, band.belowCents) ?? Infinity, increment: amount(band.incrementCents) };
  });
  must(bands.at(-1)?.below === Infinity);
  must(bands.slice(1).every((band, i) => rises(bands[i], band)));
  return bands;
}

const rises = (before: Band | undefined, { below, increment }: Band): boolean =>
  before !== undefined && below > before.below && increment >= before.increment;
