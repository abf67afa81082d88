import { type Answers, answerOf, toCount } from '@/lib/domain/drafts/fields/answers';
import { lienNumbers, mayBeOwnersHome } from '@/lib/domain/drafts/fields/facts-fields';
import { type Field, isApplicable } from '@/lib/domain/drafts/fields/field';
import { fields } from '@/lib/domain/drafts/fields/fields';
import { subTypeOf } from '@/lib/domain/drafts/fields/property-fields';
import { keepsStart, startOf } from '@/lib/domain/drafts/fields/sale-fields';
import type { StepId } from '@/lib/domain/drafts/fields/steps';
import type { DraftDocumentKind } from '@/lib/domain/drafts/files/documents';
import { findAgeLimits } from '@/lib/domain/listings/fair-housing/age-limits';
import {
  type Finding,
  findPhrases,
  findPhrasesInName,
} from '@/lib/domain/listings/fair-housing/find-phrases';
import { propertyKindOf } from '@/lib/domain/listings/labels';
import { leadInspectionMs, mayHaveLeadPaint } from '@/lib/domain/listings/lead-paint';
import type { PropertyKind } from '@/lib/domain/listings/vocabulary';
import { judgeConditionDisclosure, type SellerProof } from './condition-disclosure';
import type { Content } from './draft';
import { met, notApplicable, open, type Verdict } from './verdict';

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
  /** The announced or open auction stays as it is, and was scheduled without a contract of sale. */
  readonly keepsUncontractedAuction: boolean;
  /** Whether the site takes a fee for a sale. With a fee it acts as a broker and names its license. */
  readonly site: { readonly takesFee: boolean; readonly brokerLicense: string | null };
}

export interface Rule {
  readonly id:
    | 'authority'
    | 'contract-of-sale'
    | 'property-condition'
    | 'lead-disclosure'
    | 'lead-preview'
    | 'owner-in-default'
    | 'fair-housing'
    | 'broker-license'
    | 'duplicate';
  /** The address of the law or its explanation. */
  readonly source: string;
  /** The day on which the source was read, as yyyy-mm-dd. */
  readonly asOf: string;
  /** The step in which the seller fixes it. */
  readonly step: StepId;
  readonly judge: (input: RuleInput) => Verdict;
}

/** Whether a draft may be submitted under the rules of New York. `needs-contract`: nothing else is missing. */
export type Gate = 'closed' | 'needs-contract' | 'special-review' | 'open';

const readOn = '2026-11-21';

export const rules: readonly Rule[] = [
  {
    id: 'authority',
    source: 'https://www.nycourts.gov/REPORTER/3dseries/2010/2010_07079.htm',
    asOf: readOn,
    step: 'documents',
    judge: ({ content }) => (has(content, 'ProofOfAuthority') ? met('has-proof') : open('no-proof')),
  },
  {
    id: 'contract-of-sale',
    source: 'https://www.nysenate.gov/legislation/laws/GOB/5-703',
    asOf: '2026-11-27',
    step: 'documents',
    judge: judgeContract,
  },
  {
    id: 'property-condition',
    source: 'https://legislation.nysenate.gov/pdf/bills/2023/S5400',
    asOf: '2026-11-27',
    step: 'documents',
    judge: ({ content, sellerProof }) => judgeConditionDisclosure(content, sellerProof),
  },
  {
    id: 'lead-disclosure',
    source: 'https://hudgov.dynamics365portals.us/knowledge-details/?code=KA-01156',
    asOf: readOn,
    step: 'documents',
    judge({ content }) {
      if (!isLeadHome(content.answers)) return notApplicable('not-a-lead-home');
      return has(content, 'LeadPaint') ? met('has-lead-disclosure') : open('no-lead-disclosure');
    },
  },
  {
    id: 'lead-preview',
    source: 'https://hudgov.dynamics365portals.us/knowledge-details/?code=KA-01156',
    asOf: readOn,
    step: 'sale',
    judge: judgeLeadPreview,
  },
  {
    id: 'owner-in-default',
    source:
      'https://www.dfs.ny.gov/industry_guidance/industry_letters/il20070201_home_equity_theft_prevention_act',
    asOf: readOn,
    step: 'facts',
    judge: judgeOwnerInDefault,
  },
  {
    id: 'fair-housing',
    source: 'https://dhr.ny.gov/296-unlawful-discriminatory-practices',
    asOf: '2026-11-27',
    step: 'property',
    judge: judgeWords,
  },
  {
    id: 'broker-license',
    source: 'https://www.lawserver.com/law/state/new-york/ny-laws/ny_real_property_law_440-a',
    asOf: readOn,
    step: 'owner',
    judge({ site }) {
      if (!site.takesFee) return notApplicable('no-fee');
      return site.brokerLicense
        ? { state: 'met', reason: { code: 'licensed', license: site.brokerLicense } }
        : open('no-license');
    },
  },
  {
    id: 'duplicate',
    source: '/terms',
    asOf: readOn,
    step: 'address',
    judge({ duplicate, content: { answers } }) {
      if (duplicate !== null) return { state: 'open', reason: { code: 'already-listed', page: duplicate } };
      return answerOf(answers, 'street') === '' ? notApplicable('no-address') : met('not-listed-yet');
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

/** The winner is bound to sign the contract, so bidders can read it before the auction is scheduled. */
function judgeContract({ content, keepsUncontractedAuction }: RuleInput): Verdict {
  if (has(content, 'ContractOfSale')) return met('has-contract');
  const saleFormat = answerOf(content.answers, 'saleFormat');
  if (saleFormat !== 'auction')
    return notApplicable(saleFormat === '' ? 'no-sale-format' : 'contract-after-offer');
  return keepsUncontractedAuction ? met('scheduled-without-contract') : open('no-contract');
}

export function isLeadHome(answers: Answers): boolean {
  const kind = kindOf(answers);
  return kind !== null && mayHaveLeadPaint(kind, toCount(answerOf(answers, 'yearBuilt')));
}

function judgeLeadPreview({ content, now, published }: RuleInput): Verdict {
  const { answers } = content;
  if (!isLeadHome(answers)) return notApplicable('not-a-lead-home');
  if (answerOf(answers, 'saleFormat') === 'fixed-price') return met('inspection-in-contract');
  const startsAt = startOf(answers);
  if (startsAt === null) return open('no-start');
  if (published && isLeadHome(published) && keepsStart(answers, published)) return met('start-kept');
  return startsAt - now >= leadInspectionMs ? met('ten-days-to-start') : open('starts-too-soon');
}

function judgeOwnerInDefault({ content: { answers } }: RuleInput): Verdict {
  if (answerOf(answers, 'sellerKind') === '' || answerOf(answers, 'occupancy') === '')
    return notApplicable('no-seller-or-occupancy');
  if (!mayBeOwnersHome(answers)) return notApplicable('no-owner-lives-there');
  const inDefault = answerOf(answers, 'isInDefault');
  if (inDefault === 'no') return met('not-in-default');
  if (inDefault === '') return open('default-not-answered');
  return answerOf(answers, 'saleFormat') === 'auction'
    ? open('no-auction-in-default')
    : { state: 'special-review', reason: { code: 'default-review' } };
}

/** Every free-text field, so that a new question is judged too. */
const written = fields.filter(({ control }) => control === 'text' || control === 'textarea');

/** A seller or creditor may be named Catholic Family Credit Union. */
const properNames: readonly string[] = [
  ...['sellerName', 'brokerName', 'brokerage', 'street', 'city'],
  ...lienNumbers.map((number) => `lien${number}Text`),
];

function findingsIn(answers: Answers, { name }: Field): readonly Finding[] {
  const text = answerOf(answers, name);
  return properNames.includes(name) ? findPhrasesInName(text) : findPhrases(text, 'listing');
}

function judgeWords({ content }: RuleInput): Verdict {
  const { answers, photos, documents } = content;
  const applicableFields = written.filter((field) => isApplicable(field, answers));
  const findings = [
    ...applicableFields.map((field) => [field.name, findingsIn(answers, field)] as const),
    ...photos.map(({ caption }) => ['photos', findPhrases(caption, 'listing')] as const),
    ...documents.map(({ title }) => ['documents', findPhrases(title, 'listing')] as const),
  ].flatMap(([about, found]) => found.map((finding) => ({ about, ...finding })));
  return findings.length > 0
    ? { state: 'special-review', reason: { code: 'words-about-people', findings } }
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
    ? { state: 'checked', reason: { code: 'words-checked' } }
    : { state: 'special-review', reason: { code: 'words-about-age', words: limits[0] } };
}
