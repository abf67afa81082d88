import { inDollars } from '@/lib/domain/costs/share';
import { feeWords, insuranceWords, lienWords, treatmentWords } from '@/lib/domain/listing/fact-words';
import { deedLabel } from '@/lib/domain/listing/labels';
import { bySeller, bySource, lines, nobodySays, type Statement, type ToldHome } from './statement';

type Lien = ToldHome['title']['liens'][number];

export const titleOf = ({ title }: ToldHome): Statement => ({
  value: insurance(title.titleInsurance),
  detail: title.summary,
  ...bySource(title),
  papers: ['TitleSummary'],
});

const insurance = (offer: ToldHome['title']['titleInsurance']): string => {
  const words = insuranceWords[offer];
  return `Title insurance ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
};

/** Mortgages, judgments and claims of workers. One that stays and whose amount nobody knows makes them not known. */
export function liensOf({ title }: ToldHome): Statement {
  const found = liensOfKinds(title.liens, 'Mortgage', 'Judgment', 'MechanicsLien');
  const isOpen = found.some(
    ({ amountCents, treatment }) => amountCents === null && treatment !== 'PaidAtClosing',
  );
  const words = lines(...found.map(lienLine));
  const texts = found.map(({ text }) => text);
  return {
    value: isOpen ? null : (words ?? 'None found'),
    detail: isOpen ? lines(words, ...texts) : lines(...texts),
    ...bySource(title),
    papers: ['TitleSummary'],
  };
}

export const deedOf = (listing: ToldHome): Statement => ({
  value: deedLabel(listing.deedType),
  detail: null,
  ...bySeller(listing),
  papers: ['ContractOfSale', 'TermsOfSale'],
});

/** A search for violations of its own, and those that the title search found. */
export function violationsOf({ violations, title }: ToldHome): Statement {
  const found = liensOfKinds(title.liens, 'MunicipalViolation');
  const words = lines(...found.map(lienLine));
  const texts = found.map(({ text }) => text);
  const papers = words ? (['TitleSummary'] as const) : [];
  if (!violations) {
    if (!words) return { ...nobodySays, papers };
    return { value: words, detail: lines(...texts), ...bySource(title), papers };
  }
  const isOpen = violations.standing === 'Open' || words !== null;
  return {
    value: lines(isOpen ? 'Open violations' : 'None found', words),
    detail: lines(violations.text, ...texts),
    ...bySource(violations),
    papers,
  };
}

export function taxesOf({ taxes, title }: ToldHome): Statement {
  const found = liensOfKinds(title.liens, 'PropertyTax');
  const { taxAnnualAmountCents, taxYear, arrearsCents } = taxes;
  const owed = arrearsCents > 0 ? `${inDollars(arrearsCents)} in arrears` : 'nothing in arrears';
  return {
    value: `${inDollars(taxAnnualAmountCents)} a year (${taxYear}), ${owed}`,
    detail: lines(...found.flatMap((lien) => [lienLine(lien), lien.text])),
    ...bySource(taxes),
    papers: ['TaxBill'],
  };
}

/** Water, sewer and common charges that the home carries over. */
export function chargesOf({ chargesOwed, title, association }: ToldHome): Statement {
  const found = liensOfKinds(title.liens, 'WaterAndSewer', 'CommonCharges');
  const words = lines(...found.map(lienLine));
  const texts = found.map(({ text }) => text);
  const dues = association
    ? `Dues of ${inDollars(association.feeCents)} ${feeWords[association.frequency]}: ${association.includes}.`
    : null;
  if (!chargesOwed) {
    if (!words) return { ...nobodySays, detail: dues, papers: [] };
    return { value: words, detail: lines(...texts, dues), ...bySource(title), papers: ['TitleSummary'] };
  }
  const { amountCents, text } = chargesOwed;
  const owed = amountCents > 0 ? `${inDollars(amountCents)} owed` : 'None owed';
  return {
    value: amountCents > 0 || !words ? owed : words,
    detail: lines(text, amountCents > 0 && words, ...texts, dues),
    ...bySource(chargesOwed),
    papers: [],
  };
}

const liensOfKinds = (liens: readonly Lien[], ...kinds: readonly Lien['kind'][]): readonly Lien[] =>
  liens.filter(({ kind }) => kinds.includes(kind));

/** `Judgment, $4,100: Not resolved`. */
const lienLine = ({ kind, amountCents, treatment }: Lien): string =>
  `${lienWords[kind]}, ${amountCents === null ? 'amount not known' : inDollars(amountCents)}: ${treatmentWords[treatment]}`;
