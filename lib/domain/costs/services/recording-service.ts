import { together } from '@/lib/domain/costs/rates/rate-sources';
import { rates } from '@/lib/domain/costs/rates/rates';
import type { Rates } from '@/lib/domain/costs/rates/rates-schema';
import { isInNewYorkCity, type Sale } from '@/lib/domain/costs/sale/costed-sale';
import { kindRules } from '@/lib/domain/costs/sale/taxed-kind';
import { cents } from '@/lib/domain/shared/money';
import type { Service } from './service';

type Fees = Rates['recording']['counties'][number];

/** The clerk's fees for the deed, the mortgage and the forms; for shares, only those of the tax returns. */
export function recordingService(sale: Sale, loanCents: number): readonly Service[] {
  switch (kindRules[sale.kind].passesBy) {
    case 'deed':
      return [ofDeed(sale, loanCents)];
    case 'shares':
      return isInNewYorkCity(sale.place) ? [ofShares()] : [];
    case 'bill-of-sale':
      return [];
  }
}

function ofDeed({ kind, place }: Sale, loanCents: number): Service {
  const { pages, report, transferReturn, deedNotice } = rates.recording;
  const fees = feesIn(place.county);
  const { documentCents, pageCents } = fees;
  const { reportsAsHome, isHome } = kindRules[kind];
  const ofPages = (pages: number) => (pages > 0 ? documentCents + pages * pageCents : 0);
  const mortgagePages = loanCents > 0 ? pages.mortgage : 0;
  const reportCents = reportsAsHome ? report.homesCents : report.othersCents;
  const returnCents = transferReturn.cents;
  const noticeCents = isHome && !isInNewYorkCity(place) ? deedNotice.cents : 0;
  const extraCents = fees.deedExtraCents + (mortgagePages > 0 ? fees.mortgageExtraCents : 0);
  const forms = reportCents + returnCents + noticeCents + extraCents;
  return {
    id: 'recording',
    amountCents: cents(ofPages(pages.deed) + ofPages(mortgagePages) + forms),
    formula: {
      code: 'recording',
      documentCents,
      pageCents,
      deedPages: pages.deed,
      mortgagePages,
      reportCents,
      returnCents,
      noticeCents,
      extraCents,
    },
    rate: together(fees, pages, report, transferReturn, ...(noticeCents > 0 ? [deedNotice] : [])),
  };
}

const ofShares = (): Service => {
  const rate = rates.recording.cityReturnOfShares;
  return { id: 'recording', amountCents: cents(rate.cents), formula: { code: 'city-return' }, rate };
};

/** Throws if `county` is not a county of the state. */
function feesIn(county: string): Fees {
  const found = rates.recording.counties.find(({ names }) => names.includes(county));
  if (!found) throw new RangeError(`There are no recording fees for ${county}`);
  return found;
}
