import { together } from '@/lib/domain/costs/rates/rate-sources';
import { rates } from '@/lib/domain/costs/rates/rates';
import { isInNewYorkCity, type Sale } from '@/lib/domain/costs/sale/costed-sale';
import { kindRules } from '@/lib/domain/costs/sale/taxed-kind';
import { type Cents, cents } from '@/lib/domain/shared/money';
import { insuranceServices } from './insurance';
import { lenderServices } from './lender-services';
import { recordingService } from './recording-service';
import { middleOf, quoted, type Service, scaled } from './service';
import { lendersPremium, ownersPremium, titleZoneOf } from './title-insurance';

interface Sums {
  readonly priceCents: Cents;
  readonly loanCents: Cents;
}

/** The services that a sale of this kind needs, in the order of a closing statement. */
export function servicesOf(sale: Sale, sums: Sums): readonly Service[] {
  const { passesBy } = kindRules[sale.kind];
  return [
    ...(passesBy === 'deed' ? titleServices(sale, sums) : []),
    attorneyService(sale, sums),
    searchService(sale),
    ...recordingService(sale, sums.loanCents),
    ...lenderServices(sale, sums.loanCents),
    ...boardServices(sale),
    ...insuranceServices(sale, sums.priceCents),
    ...registrationService(sale),
    ...evictionService(sale),
  ];
}

function titleServices(sale: Sale, { priceCents, loanCents }: Sums): readonly Service[] {
  const { county } = sale.place;
  const { name: zone, zone: zoneRates } = titleZoneOf(county);
  const { lenderPercent } = rates.titleInsurance;
  const { percent } = lenderPercent;
  const lenders: Service = {
    id: 'lender-title-insurance',
    amountCents: lendersPremium(county, loanCents),
    formula: { code: 'lender-title', zone, percent, loanCents },
    rate: lenderPercent,
  };
  return [
    {
      id: 'title-insurance',
      payer: sale.sellerPaysTitleInsurance ? 'Seller' : 'Buyer',
      amountCents: ownersPremium(county, priceCents),
      formula: { code: 'owner-title', zone, priceCents },
      rate: zoneRates,
    },
    ...(loanCents > 0 ? [lenders] : []),
    quoted('title-closer', rates.services.titleCloser),
  ];
}

function attorneyService({ place }: Sale, { priceCents }: Sums): Service {
  const { city, elsewhere, upToCents } = rates.services.attorney;
  const isCity = isInNewYorkCity(place);
  const rate = isCity ? city : elsewhere;
  return {
    id: 'attorney',
    amountCents: scaled(middleOf(rate.range), priceCents, upToCents),
    formula: {
      code: 'customary',
      where: isCity ? 'city' : 'outside-city',
      ...rate.range,
      priceCents,
      upToCents,
    },
    rate,
  };
}

function searchService({ kind }: Sale): Service {
  if (kindRules[kind].passesBy === 'shares') return quoted('searches', rates.services.sharesSearch);
  const rate = rates.services.searches;
  return {
    id: 'searches',
    amountCents: middleOf(rate.range),
    formula: { code: 'customary', where: 'state', ...rate.range, priceCents: 0, upToCents: 0 },
    rate,
  };
}

/** What a condominium or a co-op asks of a buyer. */
function boardServices({ kind }: Sale): readonly Service[] {
  if (kind !== 'condo' && kind !== 'co-op') return [];
  const { board, moveIn } = rates.services;
  return [quoted('board', board), quoted('move-in', moveIn)];
}

/** Whether New York City requires registration only if nobody in the owner's family lives in the home. */
export const mayNeedRegistration = ({ kind, place }: Pick<Sale, 'kind' | 'place'>): boolean =>
  kindRules[kind].isOneOrTwoFamily && isInNewYorkCity(place);

/** New York City registers dwellings for three or more families. A note covers smaller ones. */
function registrationService({ kind, place }: Sale): readonly Service[] {
  if (!isInNewYorkCity(place) || !kindRules[kind].hasThreeOrMoreDwellings) return [];
  const rate = rates.registration;
  return [
    { id: 'registration', amountCents: cents(rate.yearCents), formula: { code: 'registration' }, rate },
  ];
}

/** The fees of court and sheriff, in case the occupants do not leave. */
function evictionService({ place, monthsUntilKeys }: Sale): readonly Service[] {
  if (monthsUntilKeys === 0) return [];
  const { court, city, elsewhere } = rates.eviction;
  const officer = isInNewYorkCity(place) ? city : elsewhere;
  const [courtCents, officerCents] = [court.cents, officer.cents];
  return [
    {
      id: 'eviction',
      due: 'until-keys',
      amountCents: cents(courtCents + officerCents),
      formula: { code: 'eviction', courtCents, officerCents },
      rate: together(officer, court),
    },
  ];
}
