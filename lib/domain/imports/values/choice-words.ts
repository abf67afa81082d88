import type { Field } from '@/lib/domain/drafts/fields/field';
import type { WizardWords } from '@/lib/domain/drafts/fields/wizard-words';
import { ofBuildingClass } from './building-classes';

/** An organization's own words for choices: the choice by field and `bareWord`; empty leaves the field empty. */
export type OwnWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Normalizes a word, so that `Single-Family` and `single family` are equal. */
export const bareWord = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** RESO's and other common words for a choice, by field name, as normalized by `bareWord`. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  countyOrParish: {
    manhattan: 'New York',
    mn: 'New York',
    nyc: 'New York',
    newyorkcity: 'New York',
    1: 'New York',
    thebronx: 'Bronx',
    bx: 'Bronx',
    2: 'Bronx',
    brooklyn: 'Kings',
    bk: 'Kings',
    3: 'Kings',
    qn: 'Queens',
    4: 'Queens',
    statenisland: 'Richmond',
    si: 'Richmond',
    5: 'Richmond',
    statenis: 'Richmond',
    saintlawrence: 'St. Lawrence',
  },
  occupancy: {
    owner: 'OwnerOccupied',
    occupied: 'Mixed',
    formerowner: 'OwnerOccupied',
    formerowneroccupied: 'OwnerOccupied',
    occupiedbyformerowner: 'OwnerOccupied',
    occupiedowner: 'OwnerOccupied',
    mortgagor: 'OwnerOccupied',
    mortgagoroccupied: 'OwnerOccupied',
    borroweroccupied: 'OwnerOccupied',
    vacantsecured: 'Vacant',
    vacantunsecured: 'Vacant',
    vac: 'Vacant',
    tenanted: 'Tenant',
    occupiedtenant: 'Tenant',
    rented: 'Tenant',
    leased: 'Tenant',
    renter: 'Tenant',
    occupiedunknown: 'Mixed',
    partiallyoccupied: 'Mixed',
    notverified: 'Unknown',
    unk: 'Unknown',
    unoccupied: 'Vacant',
    tenantoccupied: 'Tenant',
    occupiedbyatenant: 'Tenant',
    occupancynotknown: 'Unknown',
  },
  propertySubType: {
    singlefamily: 'SingleFamilyResidence',
    sfr: 'SingleFamilyResidence',
    sfh: 'SingleFamilyResidence',
    sfd: 'SingleFamilyResidence',
    house: 'SingleFamilyResidence',
    onefamily: 'SingleFamilyResidence',
    singlefamilydetached: 'SingleFamilyResidence',
    singlefamilyattached: 'Townhouse',
    rowhouse: 'Townhouse',
    pud: 'SingleFamilyResidence',
    condo: 'Condominium',
    coop: 'StockCooperative',
    cooperative: 'StockCooperative',
    townhome: 'Townhouse',
    twofamily: 'Duplex',
    threefamily: 'Triplex',
    fourfamily: 'Quadruplex',
    land: 'UnimprovedLand',
    lot: 'UnimprovedLand',
    vacantlot: 'UnimprovedLand',
    mixeduse: 'MixedUse',
    store: 'Retail',
    apartmentbuilding: 'Apartment',
    mobile: 'MobileHome',
    manufactured: 'ManufacturedHome',
    vacantland: 'UnimprovedLand',
    manufacturedonland: 'ManufacturedHome',
  },
  listingTerms: {
    valoan: 'VA',
    fhaloan: 'FHA',
    renovationloan: 'RenovationLoan',
    commercialloan: 'Commercial',
  },
  saleFormat: { auction: 'auction', fixed: 'fixed-price', standard: 'fixed-price' },
  saleMode: {
    none: 'absolute',
    noreserve: 'absolute',
    published: 'published-reserve',
    publishedreserve: 'published-reserve',
    areservethateverybodysees: 'published-reserve',
    sealed: 'sealed-reserve',
    sealedreserve: 'sealed-reserve',
    asealedreservehiddenfrombiddersuntilitismet: 'sealed-reserve',
  },
  conditionRating: { notinspectedinside: 'NotInspected' },
  accessKind: { fromoutsideonly: 'ExteriorOnly' },
  titleInsurance: {
    offeredthesellerpaysforthepolicy: 'SellerPays',
    offeredthebuyerpaysforthepolicy: 'BuyerPays',
  },
  lienTreatment: { takenoverbythebuyer: 'AssumedByBuyer', notresolved: 'Unresolved' },
  possession: { subjecttotheoccupantstheystayandtheirrightswiththem: 'SubjectToOccupants' },
  authority: { iactforthecompanyorpublicbodythatownsit: 'Officer' },
  estimateSource: { assessmentfortaxes: 'Assessment' },
  floodZone: { y: 'yes', n: 'no', true: 'yes', false: 'no', notknown: 'unknown' },
  septicOrWell: { y: 'yes', n: 'no', true: 'yes', false: 'no', notknown: 'unknown' },
  hasLiens: { y: 'yes', n: 'no', true: 'yes', false: 'no' },
  isInDefault: { y: 'yes', n: 'no', true: 'yes', false: 'no', notknown: 'unknown' },
  leaseExists: { notknown: 'unknown' },
  rentRegulated: { notknown: 'unknown' },
  goodCause: { notknown: 'unknown' },
  violations: { notknown: 'unknown' },
};

/** `1 Family`, `2-family dwelling` and so on, by the number. */
const families: Readonly<Record<string, string>> = {
  1: 'SingleFamilyResidence',
  2: 'Duplex',
  3: 'Triplex',
  4: 'Quadruplex',
};
const numbers: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3', four: '4' };

/**
 * Finds a choice by the organization's word for it, its value, its label, a common word or a building class.
 * Null if there is none.
 */
export function choiceOf(
  { name, choices = [] }: Field,
  text: string,
  { choice }: WizardWords,
  own: OwnWords = {},
): string | null {
  if (choices.includes(text)) return text;
  const word = bareWord(text);
  const ofOrganization = own[name]?.[word];
  if (ofOrganization !== undefined && Object.hasOwn(own[name] ?? {}, word)) return ofOrganization;
  const wanted = name === 'countyOrParish' ? bareWord(toCountyName(text)) : word;
  const found = choices.find((value) => [value, choice(name, value)].map(bareWord).includes(wanted));
  const known = words[name.replace(/^lien\d/, 'lien')];
  if (found) return found;
  if (known && Object.hasOwn(known, wanted)) return known[wanted] ?? null;
  return name === 'propertySubType' ? (ofFamilies(text) ?? ofBuildingClass(text)) : null;
}

const toCountyName = (text: string): string =>
  text.replace(/,? (NY|New York)$/i, '').replace(/ (county|co\.?)$/i, '');

function ofFamilies(text: string): string | null {
  const [, number = ''] =
    /^(\d|one|two|three|four)[\s-]*fam(?:ily|\.)?(?:[\s-]+(?:home|house|dwelling|residence)s?)?$/i.exec(
      text,
    ) ?? [];
  return families[numbers[number.toLowerCase()] ?? number] ?? null;
}
