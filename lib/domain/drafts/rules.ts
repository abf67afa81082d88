import { type Answers, answerOf, toCount } from '@/lib/domain/drafts/fields/answers';
import { lienNumbers, mayBeOwnersHome } from '@/lib/domain/drafts/fields/facts-fields';
import { type Field, isApplicable } from '@/lib/domain/drafts/fields/field';
import { fields } from '@/lib/domain/drafts/fields/fields';
import { subTypeOf } from '@/lib/domain/drafts/fields/property-fields';
import { keepsStart, startOf } from '@/lib/domain/drafts/fields/sale-fields';
import type { StepId } from '@/lib/domain/drafts/fields/steps';
import type { DraftDocumentKind } from '@/lib/domain/drafts/files/documents';
import { findAgeLimits, findPeoplePhrases, type PeoplePhrase } from '@/lib/domain/fair-housing/fair-housing';
import { propertyKindOf } from '@/lib/domain/listings/labels';
import { leadInspectionMs, mayHaveLeadPaint } from '@/lib/domain/listings/lead-paint';
import type { PropertyKind } from '@/lib/domain/listings/vocabulary';
import { judgeConditionDisclosure, type SellerProof } from './condition-disclosure';
import type { Content } from './draft';

/** The input of the rules: the draft, the instant in ms, and what only the server knows. */
export interface RuleInput {
  readonly content: Content;
  readonly now: number;
  /** The page of an active listing of the same home; null when there is none. */
  readonly duplicate: string | null;
  /**
   * The published answers while their auction is announced or open, else null. Their start was judged when it
   * was chosen, for the home as it was described then.
   */
  readonly published: Answers | null;
  /** What we know about the seller: an exemption counts only for sellers that staff verified. */
  readonly sellerProof: SellerProof;
  /** Whether the site takes a fee for a sale. With a fee it acts as a broker and names its license. */
  readonly site: { readonly takesFee: boolean; readonly brokerLicense: string | null };
}

/** `open` blocks the submission. `checked`: nothing was found, which does not prove that nothing is there. */
export interface Verdict {
  readonly state: 'met' | 'checked' | 'not-asked' | 'special-review' | 'open';
  readonly text: string;
}

export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly source: { readonly label: string; readonly href: string };
  /** The day on which the source was read, as yyyy-mm-dd. */
  readonly asOf: string;
  /** The step in which the seller fixes it. */
  readonly step: StepId;
  readonly judge: (input: RuleInput) => Verdict;
}

/** Whether a draft may be submitted under the rules of New York. */
export type Gate = 'closed' | 'special-review' | 'open';

const met = (text: string): Verdict => ({ state: 'met', text });
const notApplicable = (text: string): Verdict => ({ state: 'not-asked', text });
const open = (text: string): Verdict => ({ state: 'open', text });

const readOn = '2026-11-21';

export const rules: readonly Rule[] = [
  {
    id: 'authority',
    title: 'Proof of authority to sell',
    source: {
      label: 'General Obligations Law § 5-703',
      href: 'https://www.nycourts.gov/REPORTER/3dseries/2010/2010_07079.htm',
    },
    asOf: readOn,
    step: 'documents',
    judge: ({ content }) =>
      has(content, 'ProofOfAuthority')
        ? met('Proof uploaded. Only our reviewers see it.')
        : open('Upload the deed, estate letters, power of attorney, or listing agreement.'),
  },
  {
    id: 'property-condition',
    title: 'Property condition disclosure',
    source: { label: 'Real Property Law § 462', href: 'https://conta.cc/45zgNyw' },
    asOf: readOn,
    step: 'documents',
    judge: ({ content, sellerProof }) => judgeConditionDisclosure(content, sellerProof),
  },
  {
    id: 'lead-disclosure',
    title: 'Lead paint disclosure',
    source: {
      label: 'U.S. Department of Housing and Urban Development',
      href: 'https://hudgov.dynamics365portals.us/knowledge-details/?code=KA-01156',
    },
    asOf: readOn,
    step: 'documents',
    judge({ content }) {
      if (!isLeadHome(content.answers)) return notApplicable('Not a home built before 1978.');
      return has(content, 'LeadPaint')
        ? met('The signed disclosure is uploaded.')
        : open('Built before 1978, or year unknown: upload the signed lead paint disclosure.');
    },
  },
  {
    id: 'lead-preview',
    title: 'Ten-day lead paint inspection',
    source: {
      label: 'U.S. Department of Housing and Urban Development',
      href: 'https://hudgov.dynamics365portals.us/knowledge-details/?code=KA-01156',
    },
    asOf: readOn,
    step: 'sale',
    judge: judgeLeadPreview,
  },
  {
    id: 'owner-in-default',
    title: 'Owners in default',
    source: {
      label: 'Department of Financial Services on Real Property Law § 265-a',
      href: 'https://www.dfs.ny.gov/industry_guidance/industry_letters/il20070201_home_equity_theft_prevention_act',
    },
    asOf: readOn,
    step: 'facts',
    judge: judgeOwnerInDefault,
  },
  {
    id: 'fair-housing',
    title: 'Fair housing wording',
    source: { label: 'New York fair housing notice', href: 'https://gcar.com/fair-housing/' },
    asOf: readOn,
    step: 'property',
    judge: judgeWords,
  },
  {
    id: 'broker-license',
    title: 'Broker’s license if a fee is charged',
    source: {
      label: 'Real Property Law § 440-a',
      href: 'https://www.lawserver.com/law/state/new-york/ny-laws/ny_real_property_law_440-a',
    },
    asOf: readOn,
    step: 'owner',
    judge({ site }) {
      if (!site.takesFee) return notApplicable('This site charges no fee for a sale.');
      return site.brokerLicense
        ? met(`The site acts as a broker, license ${site.brokerLicense}.`)
        : open('The site charges a fee but shows no license. No homes can be listed until it does.');
    },
  },
  {
    id: 'duplicate',
    title: 'One listing per home',
    source: { label: 'Terms of this site', href: '/terms' },
    asOf: readOn,
    step: 'address',
    judge({ duplicate, content: { answers } }) {
      if (duplicate !== null)
        return open(`This home is already listed: ${duplicate}. If that listing is wrong, contact us.`);
      return answerOf(answers, 'street') === ''
        ? notApplicable('Checked once you enter an address.')
        : met('No active listing has this address or parcel number.');
    },
  },
];

export interface RuleResult {
  readonly rule: Rule;
  readonly verdict: Verdict;
}

export const judge = (input: RuleInput): readonly RuleResult[] =>
  rules.map((rule) => ({ rule, verdict: rule.judge(input) }));

/** One open rule closes the gate. A special review is left to the reviewer, who records the finding. */
export function gateOf(ruleResults: readonly RuleResult[]): Gate {
  const states = ruleResults.map(({ verdict }) => verdict.state);
  if (states.includes('open')) return 'closed';
  return states.includes('special-review') ? 'special-review' : 'open';
}

const has = ({ documents }: Content, kind: DraftDocumentKind): boolean =>
  documents.some((document) => document.kind === kind);

const kindOf = (answers: Answers): PropertyKind | null => {
  const subType = subTypeOf(answers);
  return subType && propertyKindOf(subType);
};

export function isLeadHome(answers: Answers): boolean {
  const kind = kindOf(answers);
  return kind !== null && mayHaveLeadPaint(kind, toCount(answerOf(answers, 'yearBuilt')));
}

function judgeLeadPreview({ content, now, published }: RuleInput): Verdict {
  const { answers } = content;
  if (!isLeadHome(answers)) return notApplicable('Not a home built before 1978.');
  if (answerOf(answers, 'saleFormat') === 'fixed-price')
    return met('The contract of sale gives the buyer ten days.');
  const startsAt = startOf(answers);
  if (startsAt === null) return open('Enter when the auction opens.');
  if (published && isLeadHome(published) && keepsStart(answers, published))
    return met('The auction keeps its announced start.');
  return startsAt - now >= leadInspectionMs
    ? met('The auction opens at least ten days from now.')
    : open('The auction must open at least ten days after the listing is published. Choose a later start.');
}

function judgeOwnerInDefault({ content: { answers } }: RuleInput): Verdict {
  if (answerOf(answers, 'sellerKind') === '' || answerOf(answers, 'occupancy') === '')
    return notApplicable('Checked once you enter who’s selling and who lives there.');
  if (!mayBeOwnersHome(answers)) return notApplicable('No owner lives there.');
  const inDefault = answerOf(answers, 'isInDefault');
  if (inDefault === 'no') return met('No mortgage on the home is in default.');
  if (inDefault === '') return open('Enter whether a mortgage on the home is in default.');
  return answerOf(answers, 'saleFormat') === 'auction'
    ? open(
        'A home whose owner may live there and be in default can’t be auctioned here. We can review a fixed-price sale. Talk to a housing counselor first; help is free.',
      )
    : { state: 'special-review', text: 'A reviewer gives this sale a special review and may call you.' };
}

/** Every free-text field, so that a new question is judged too. */
const written = fields.filter(({ control }) => control === 'text' || control === 'textarea');

/**
 * A seller or creditor may be named Catholic Family Credit Union: on the grounds below, a proper name says
 * nothing about who may buy.
 */
const properNames: readonly string[] = [
  ...['sellerName', 'street', 'city'],
  ...lienNumbers.map((number) => `lien${number}Text`),
];
const groundsOfNames: readonly string[] = ['creed', 'race or national origin'];

function peopleWordsIn(answers: Answers, { name }: Field): readonly PeoplePhrase[] {
  const found = findPeoplePhrases(answerOf(answers, name));
  return properNames.includes(name) ? found.filter(({ ground }) => !groundsOfNames.includes(ground)) : found;
}

function judgeWords({ content }: RuleInput): Verdict {
  const { answers, photos, documents } = content;
  const applicableFields = written.filter((field) => isApplicable(field, answers));
  const [first] = [
    ...applicableFields.map((field) => [field.label, peopleWordsIn(answers, field)] as const),
    ...photos.map(({ caption }) => ['Photos', findPeoplePhrases(caption)] as const),
    ...documents.map(({ title }) => ['Documents', findPeoplePhrases(title)] as const),
  ].flatMap(([place, found]) => found.map(({ words, ground }) => ({ place, words, ground })));
  return first
    ? open(
        `“${first.words}” refers to people (${first.ground}). Describe the property instead, under “${first.place}.”`,
      )
    : judgeAgeLimits(applicableFields, content);
}

function judgeAgeLimits(
  applicableFields: readonly Field[],
  { answers, photos, documents }: Content,
): Verdict {
  const limits = [
    ...applicableFields
      .filter(({ name }) => !properNames.includes(name))
      .map(({ name }) => answerOf(answers, name)),
    ...photos.map(({ caption }) => caption),
    ...documents.map(({ title }) => title),
  ].flatMap(findAgeLimits);
  return limits[0] === undefined
    ? { state: 'checked', text: 'Checked for common phrases. A reviewer also reads it.' }
    : {
        state: 'special-review',
        text: `“${limits[0]}” may limit who lives there by age. Only housing for older persons may do that (42 U.S.C. 3607(b)). A reviewer will ask for proof that the community qualifies.`,
      };
}
