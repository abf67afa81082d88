import { feeWords, insuranceWords, lienWords, treatmentWords } from '@/lib/domain/listings/fact-copy';
import { deedLabel } from '@/lib/domain/listings/labels';
import { isUnknownLien, type Lien } from '@/lib/domain/listings/liens';
import { inDollars } from '@/lib/domain/shared/amounts';
import {
  bySeller,
  bySource,
  lines,
  notStated,
  type RiskReportListing,
  type Statement,
} from './risk-statement';

export const titleOf = ({ title }: RiskReportListing): Statement => ({
  value: insurance(title.titleInsurance),
  detail: title.summary,
  ...bySource(title),
  papers: ['TitleSummary'],
});

const insurance = (offer: RiskReportListing['title']['titleInsurance']): string => {
  const words = insuranceWords[offer];
  return `Title insurance ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
};

/** Mortgages, judgments and mechanic's liens. Not known if a lien that stays has an unknown amount. */
export function liensOf({ title }: RiskReportListing): Statement {
  const { words, texts, isUnknown } = liensOfKinds(title.liens, 'Mortgage', 'Judgment', 'MechanicsLien');
  return {
    value: isUnknown ? null : (words ?? 'None found'),
    detail: lines(isUnknown && words, ...texts),
    ...bySource(title),
    papers: ['TitleSummary'],
  };
}

export const deedOf = (listing: RiskReportListing): Statement => ({
  value: deedLabel(listing.deedType),
  detail: null,
  ...bySeller(listing),
  papers: ['ContractOfSale', 'TermsOfSale'],
});

/** From the violations search and the title search. Not known while the cost of one that stays is unknown. */
export function violationsOf({ violations, title }: RiskReportListing): Statement {
  const { words, texts, isUnknown } = liensOfKinds(title.liens, 'MunicipalViolation');
  const papers = words ? (['TitleSummary'] as const) : [];
  if (!violations) {
    if (!words) return { ...notStated, papers };
    return {
      value: isUnknown ? null : words,
      detail: lines(isUnknown && words, ...texts),
      ...bySource(title),
      papers,
    };
  }
  const isOpen = violations.standing === 'Open' || words !== null;
  const value = lines(isOpen ? 'Open violations' : 'None found', words);
  return {
    value: isUnknown ? null : value,
    detail: lines(isUnknown && value, violations.text, ...texts),
    ...bySource(violations),
    papers,
  };
}

export function taxesOf({ taxes, title }: RiskReportListing): Statement {
  const { found, isUnknown } = liensOfKinds(title.liens, 'PropertyTax');
  const { taxAnnualAmountCents, taxYear, arrearsCents } = taxes;
  const owed = arrearsCents > 0 ? `${inDollars(arrearsCents)} in arrears` : 'no arrears';
  return {
    value: `${inDollars(taxAnnualAmountCents)} a year (${taxYear}), ${owed}`,
    detail: lines(
      ...found.flatMap((lien) => [lienLine(lien), lien.text]),
      isUnknown &&
        'A property tax lien will stay with the home, and its amount is unknown. It’s an additional cost.',
    ),
    ...bySource(taxes),
    papers: ['TaxBill'],
  };
}

/** Water, sewer and common charges that pass to the buyer. Not known if one that stays has no amount. */
export function chargesOf({ chargesOwed, title, association }: RiskReportListing): Statement {
  const { words, texts, isUnknown } = liensOfKinds(title.liens, 'WaterAndSewer', 'CommonCharges');
  const dues = association
    ? `Dues of ${inDollars(association.feeCents)} ${feeWords[association.frequency]}: ${association.includes}.`
    : null;
  if (!chargesOwed) {
    if (!words) return { ...notStated, detail: dues, papers: [] };
    return {
      value: isUnknown ? null : words,
      detail: lines(isUnknown && words, ...texts, dues),
      ...bySource(title),
      papers: ['TitleSummary'],
    };
  }
  const { amountCents, text } = chargesOwed;
  const isOwed = amountCents > 0;
  const owed = isOwed ? `${inDollars(amountCents)} owed` : 'None owed';
  return {
    value: isUnknown ? null : isOwed || !words ? owed : words,
    detail: lines(isUnknown && isOwed && owed, text, (isUnknown || isOwed) && words, ...texts, dues),
    ...bySource(chargesOwed),
    papers: [],
  };
}

/** The liens of these kinds, with a line and a text for each. `words` is null without liens. */
function liensOfKinds(liens: readonly Lien[], ...kinds: readonly Lien['kind'][]) {
  const found = liens.filter(({ kind }) => kinds.includes(kind));
  return {
    found,
    words: lines(...found.map(lienLine)),
    texts: found.map(({ text }) => text),
    isUnknown: found.some(isUnknownLien),
  };
}

/** One lien in words, such as `Judgment, $4,100: Unresolved`. */
const lienLine = ({ kind, amountCents, treatment }: Lien): string =>
  `${lienWords[kind]}, ${amountCents === null ? 'amount unknown' : inDollars(amountCents)}: ${treatmentWords[treatment]}`;
