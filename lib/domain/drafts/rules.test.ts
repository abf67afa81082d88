import { describe, expect, test } from 'vitest';
import { verdictWords } from '@/lib/copy/drafts/verdict-words';
import { warningWords } from '@/lib/copy/drafts/warning-words';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import { lienNumbers } from '@/lib/domain/drafts/fields/facts-fields';
import { fields, missingAnswers } from '@/lib/domain/drafts/fields/fields';
import { aContent, aContractOfSale, aDocument, aPhoto, completeAnswers, draftNow } from './draft.builders';
import { gateOf, judge, type RuleInput, rules } from './rules';
import { warningsOf } from './warnings';

const dayMs = 24 * 3_600_000;
type Parts = Partial<Omit<RuleInput, 'content'>> & Parameters<typeof aContent>[0];

function judgeContent({
  now = draftNow,
  duplicate = null,
  published = null,
  sellerProof = 'bank',
  keepsUncontractedAuction = false,
  site,
  ...content
}: Parts = {}) {
  const verdicts = judge({
    content: aContent(content),
    now,
    duplicate,
    published,
    sellerProof,
    keepsUncontractedAuction,
    site: site ?? { takesFee: false, brokerLicense: null },
  });
  return {
    gate: gateOf(verdicts),
    states: Object.fromEntries(verdicts.map(({ rule, verdict }) => [rule.id, verdict.state])),
    texts: Object.fromEntries(verdicts.map(({ rule, verdict }) => [rule.id, verdictWords(verdict.reason)])),
  };
}
const stateOf = (id: string, overrides: Answers, parts: Parts = {}) =>
  judgeContent({ ...parts, overrides }).states[id];
const withPapers = (...kinds: Parameters<typeof aDocument>[0][]) => kinds.map((parts) => aDocument(parts));

describe('the rules of New York', () => {
  test('each rule names its source and the day on which it was read', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { source, asOf } of rules) {
      expect(source).toMatch(/^(https:\/\/|\/)/);
      expect(asOf).toMatch(/^2026-\d\d-\d\d$/);
    }
  });

  test('a bank’s vacant house built in 1986 passes all rules', () => {
    expect(judgeContent()).toMatchObject({
      gate: 'open',
      states: {
        authority: 'met',
        'contract-of-sale': 'met',
        'property-condition': 'met',
        'lead-disclosure': 'not-asked',
        'lead-preview': 'not-asked',
        'owner-in-default': 'not-asked',
        'fair-housing': 'checked',
        'broker-license': 'not-asked',
        duplicate: 'met',
      },
    });
  });

  test('a draft without proof of authority cannot be submitted', () => {
    expect(judgeContent({ documents: [] })).toMatchObject({ gate: 'closed', states: { authority: 'open' } });
  });

  const conditionStateOf = (overrides: Answers, sellerProof: RuleInput['sellerProof']) =>
    judgeContent({ overrides, sellerProof, documents: [aDocument()] });

  test.each([
    ['bank', 'Foreclosure', 'SingleFamilyResidence', 'bank', 'not-asked'],
    ['bank', 'DeedInLieu', 'Quadruplex', 'servicer', 'not-asked'],
    ['servicer', 'Foreclosure', 'Duplex', 'bank', 'not-asked'],
    ['bank', 'Purchase', 'SingleFamilyResidence', 'bank', 'open'],
    ['owner', 'Purchase', 'SingleFamilyResidence', 'person', 'open'],
    ['owner', 'Foreclosure', 'Triplex', 'owner', 'special-review'],
    ['estate', 'Inheritance', 'SingleFamilyResidence', 'person', 'special-review'],
    ['estate', 'Inheritance', 'SingleFamilyResidence', 'bank', 'special-review'],
    ['estate', 'Inheritance', 'SingleFamilyResidence', 'estate', 'not-asked'],
    ['owner', 'DeedInLieu', 'SingleFamilyResidence', 'person', 'special-review'],
    ['government', 'TaxForeclosure', 'Townhouse', 'government', 'not-asked'],
    ['owner', 'Purchase', 'Condominium', 'person', 'not-asked'],
    ['owner', 'Purchase', 'StockCooperative', 'unverified', 'not-asked'],
    ['owner', 'Purchase', 'UnimprovedLand', 'person', 'not-asked'],
    ['owner', 'Purchase', 'Apartment', 'person', 'not-asked'],
  ] as const)(
    'property condition: %s by %s of a %s, sold by %s, is %s',
    (sellerKind, acquiredBy, propertySubType, proof, state) => {
      const overrides = { sellerKind, acquiredBy, propertySubType };
      expect(conditionStateOf(overrides, proof).states['property-condition']).toBe(state);
      if (state === 'open') expect(stateOf('property-condition', overrides)).toBe('met');
    },
  );

  test('a trustee or guardian is exempt once a reviewer has opened the papers, an unverified organization never', () => {
    const overrides = { sellerKind: 'owner', acquiredBy: 'Purchase', authority: 'Fiduciary' };
    expect(conditionStateOf(overrides, 'person').states['property-condition']).toBe('special-review');
    expect(conditionStateOf(overrides, 'unverified').states['property-condition']).toBe('open');
    const took = { ...overrides, sellerKind: 'bank', acquiredBy: 'Foreclosure' };
    expect(conditionStateOf(took, 'bank').states['property-condition']).toBe('not-asked');
    expect(conditionStateOf(took, 'person').states['property-condition']).toBe('open');
  });

  test.each([
    ['bank', 'Foreclosure', 'unverified', 'The exemption applies once our staff verifies your organization.'],
    ['government', 'TaxForeclosure', 'unverified', 'The exemption applies once our staff verifies'],
    ['estate', 'Inheritance', 'unverified', 'The exemption applies once our staff verifies'],
    ['bank', 'Foreclosure', 'person', 'Only a verified organization is exempt'],
    ['government', 'TaxForeclosure', 'person', 'Only a verified organization is exempt'],
    ['government', 'TaxForeclosure', 'bank', 'Your organization is verified as: '],
    ['bank', 'Foreclosure', 'owner', 'Your organization is verified as: '],
  ] as const)(
    'an exemption as %s by %s does not count for %s, and the text says what to do',
    (sellerKind, acquiredBy, proof, text) => {
      const { gate, states, texts } = conditionStateOf({ sellerKind, acquiredBy }, proof);
      expect([gate, states['property-condition']]).toEqual(['closed', 'open']);
      expect(texts['property-condition']).toContain(text);
      expect(texts['property-condition']).toMatch(/upload the signed statement\.$/);
      expect(stateOf('property-condition', { sellerKind, acquiredBy }, { sellerProof: proof })).toBe('met');
    },
  );

  test.each([
    ['1977', 'SingleFamilyResidence', 'open'],
    ['1978', 'SingleFamilyResidence', 'not-asked'],
    ['', 'SingleFamilyResidence', 'open'],
    ['1931', 'Condominium', 'open'],
    ['1931', 'MixedUse', 'open'],
    ['1931', 'Warehouse', 'not-asked'],
    ['', 'UnimprovedLand', 'not-asked'],
  ])('lead paint: built in “%s”, a %s is %s', (yearBuilt, propertySubType, state) => {
    expect(stateOf('lead-disclosure', { yearBuilt, propertySubType })).toBe(state);
  });

  test('an auction needs the contract of sale, unless it was scheduled before and stays as it is', () => {
    const documents = [aDocument()];
    const state = (overrides: Answers, parts: Parts = {}) =>
      stateOf('contract-of-sale', overrides, { documents, ...parts });
    expect(state({})).toBe('open');
    expect(state({}, { keepsUncontractedAuction: true })).toBe('met');
    expect(state({}, { documents: [...documents, aContractOfSale()] })).toBe('met');
    expect(state({ saleFormat: 'fixed-price' })).toBe('not-asked');
    expect(state({ saleFormat: '' })).toBe('not-asked');
  });

  test('the auction of a home built before 1978 opens at least ten days after publication', () => {
    const overrides = { yearBuilt: '1931', startDate: '2026-12-01', startTime: '12:00' };
    const opens = Date.parse('2026-12-01T17:00:00Z');
    expect(stateOf('lead-preview', overrides, { now: opens - 10 * dayMs })).toBe('met');
    expect(stateOf('lead-preview', overrides, { now: opens - 10 * dayMs + 60_000 })).toBe('open');
    expect(stateOf('lead-preview', { ...overrides, startDate: '' })).toBe('open');
    expect(stateOf('lead-preview', { ...overrides, saleFormat: 'fixed-price', startDate: '' })).toBe('met');
    expect(stateOf('lead-preview', { ...overrides, yearBuilt: '1990' }, { now: opens })).toBe('not-asked');
  });

  test('an announced start satisfies the lead paint rule only if the home was already known to be old', () => {
    const dates = { startDate: '2026-11-22', startTime: '10:00' };
    const announced = (yearBuilt: string) => ({ ...completeAnswers, ...dates, yearBuilt });
    const state = (was: string, is: string, moved: Answers = {}) =>
      stateOf('lead-preview', { ...dates, yearBuilt: is, ...moved }, { published: announced(was) });
    expect(state('1950', '1950')).toBe('met');
    expect(state('', '1950')).toBe('met');
    expect(state('1986', '1950')).toBe('open');
    expect(state('1986', '')).toBe('open');
    expect(state('1986', '1950', { startDate: '2026-12-02' })).toBe('met');
  });

  test('a home whose owner lives there in default cannot be auctioned and needs special review at a fixed price', () => {
    const owner = { sellerKind: 'owner', acquiredBy: 'Purchase', occupancy: 'OwnerOccupied' };
    const state = (overrides: Answers) => stateOf('owner-in-default', { ...owner, ...overrides });
    expect(state({ isInDefault: 'yes' })).toBe('open');
    expect(state({ isInDefault: 'unknown' })).toBe('open');
    expect(state({ isInDefault: '' })).toBe('open');
    expect(state({ isInDefault: 'no' })).toBe('met');
    expect(state({ isInDefault: 'yes', saleFormat: 'fixed-price' })).toBe('special-review');
    expect(state({ isInDefault: 'yes', occupancy: 'Vacant' })).toBe('not-asked');
    expect(state({ isInDefault: 'yes', sellerKind: 'bank' })).toBe('not-asked');
    const documents = withPapers({}, { kind: 'PropertyCondition', key: 'd'.repeat(24) });
    const overrides = { ...owner, isInDefault: 'yes', saleFormat: 'fixed-price' };
    expect(judgeContent({ overrides, documents }).gate).toBe('special-review');
  });

  test('an unknown occupant may be an owner in default', () => {
    const unknown = { sellerKind: 'owner', acquiredBy: 'Purchase', occupancy: 'Unknown' };
    const state = (overrides: Answers) => stateOf('owner-in-default', { ...unknown, ...overrides });
    expect(state({})).toBe('open');
    expect(state({ isInDefault: 'no' })).toBe('met');
    expect(state({ isInDefault: 'unknown' })).toBe('open');
    expect(state({ isInDefault: 'unknown', saleFormat: 'fixed-price' })).toBe('special-review');
    expect(state({ sellerKind: 'bank' })).toBe('not-asked');
    const missing = missingAnswers(aContent({ overrides: unknown }).answers, 'facts', draftNow);
    expect(missing.map(({ field }) => field)).toEqual(['isInDefault']);
  });

  test('a site that takes a fee names its broker’s license', () => {
    const state = (takesFee: boolean, brokerLicense: string | null) =>
      stateOf('broker-license', {}, { site: { takesFee, brokerLicense } });
    expect([state(false, null), state(true, null), state(true, '10991234567')]).toEqual([
      'not-asked',
      'open',
      'met',
    ]);
  });

  test('a home that is already listed is refused with a link to its page', () => {
    const { gate, texts } = judgeContent({ duplicate: '/properties/418-halsey-street-10042' });
    expect(gate).toBe('closed');
    expect(texts.duplicate).toContain('/properties/418-halsey-street-10042');
  });

  test('a creditor may have any name, but a lien may not say who can buy', () => {
    const lien = (words: string) =>
      stateOf('fair-housing', { hasLiens: 'yes', lien1Kind: 'Judgment', lien1Text: words });
    expect(lien('Judgment of Catholic Family Center, 2019')).toBe('checked');
    expect(lien('No section 8 while it stands')).toBe('special-review');
  });

  test('a rule is not met while its question is unanswered', () => {
    const { states, texts } = judgeContent({ answers: {}, photos: [], documents: [] });
    expect(states.duplicate).toBe('not-asked');
    expect(texts['owner-in-default']).toContain('Checked once you enter');
  });

  test.each([
    ['Catholic Family Credit Union', 'checked'],
    ['Italian Community Bank', 'checked'],
    ['Polish Community Savings', 'checked'],
    ['Homes for Adults Only LLC', 'special-review'],
    ['No Section 8 Holdings', 'special-review'],
    ['Citizens Only Trust', 'special-review'],
  ])('a seller called “%s” is %s', (name, state) => {
    expect(stateOf('fair-housing', { sellerName: name })).toBe(state);
    expect(stateOf('fair-housing', { street: `418 ${name}` })).toBe(state);
  });

  test('a text without a known phrase is only checked, and a reviewer still reads it', () => {
    expect(judgeContent().states['fair-housing']).toBe('checked');
    expect(judgeContent().texts['fair-housing']).toBe(
      'Checked for common phrases. A reviewer also reads the text.',
    );
  });

  test('several exclusions in one sentence are all shown to the reviewer', () => {
    const publicRemarks = 'Section 8 not accepted, adults-only building, must be US citizen.';
    const { gate, texts } = judgeContent({ overrides: { publicRemarks } });
    expect(gate).toBe('special-review');
    expect(texts['fair-housing']).toMatch(/source of income.*familial status.*immigration status/);
    expect(stateOf('fair-housing', { publicRemarks: 'Polish area rugs stay.' })).toBe('checked');
  });

  test('an age limit needs special review, but an age word in a lender’s name does not', () => {
    const { gate, texts } = judgeContent({ overrides: { publicRemarks: 'In a 55+ community.' } });
    expect(gate).toBe('special-review');
    expect(texts['fair-housing']).toContain('“55+”');
    expect(stateOf('fair-housing', { sellerName: 'Senior Living Lenders LLC' })).toBe('checked');
  });

  test('words about people are found in every text that buyers read', () => {
    const bad = 'Perfect for a young family.';
    expect(stateOf('fair-housing', { publicRemarks: `A house. ${bad}` })).toBe('special-review');
    const liens = lienNumbers.map((number) => [`lien${number}Kind`, 'Judgment'] as const);
    const all = {
      occupancy: 'Tenant',
      leaseExists: 'yes',
      violations: 'open',
      chargesOwed: '1',
      feeAmount: '300',
      authority: 'Broker',
      postalCode: '14999',
      ...Object.fromEntries(liens),
    };
    const texts = fields.filter(({ control }) => /^text/.test(control)).map(({ name }) => name);
    expect(
      texts.filter((name) => stateOf('fair-housing', { ...all, [name]: bad }) !== 'special-review'),
    ).toEqual([]);
    // An answer to a question that no longer applies is not shown.
    expect(stateOf('fair-housing', { hasLiens: 'no', lien1Text: bad })).toBe('checked');
    expect(stateOf('fair-housing', {}, { photos: [aPhoto({ caption: bad })] })).toBe('special-review');
    expect(stateOf('fair-housing', {}, { documents: withPapers({ title: bad }) })).toBe('special-review');
    expect(judgeContent({ overrides: { lien1Text: bad } }).texts['fair-housing']).toBe(
      '“Perfect for a young family” under “Lien 1 description” states a preference for certain people (familial status or pregnancy). Describe the property instead, or submit the listing as is: a reviewer will decide whether the wording is allowed.',
    );
  });
});

describe('what deters bidders', () => {
  const warned = (overrides: Answers, parts: Parameters<typeof aContent>[0] = {}) =>
    warningsOf(aContent({ ...parts, overrides }), draftNow).map(
      (warning) => warningWords(warning).split(/[.:]/)[0],
    );
  const papers = withPapers({ kind: 'TermsOfSale' }, { kind: 'TitleSummary' });
  const photos = [0, 1, 2, 3, 4, 5].map((order) => aPhoto({ order }));
  const good = { documents: papers, photos };

  test('a sale with nothing unusual has no warning', () => {
    expect(warned({}, good)).toEqual([]);
  });

  test.each<[Answers, string]>([
    [{ occupancy: 'Unknown' }, 'Occupancy is unknown'],
    [{ reserve: '460,000' }, 'The reserve is more than 10% above your own estimate'],
    [{ startingBid: '330,000', reserve: '340,000' }, 'The starting bid is close to your estimate'],
    [{ estimate: '' }, 'There’s no estimated value'],
    [{ endTime: '23:30' }, 'The auction ends at night in New York, when fewer people bid'],
    [
      { endDate: '2027-01-17' },
      'The auction ends on a weekend, when most attorneys and lenders can’t be reached',
    ],
    [{ endDate: '2027-01-12' }, 'The auction runs less than three days'],
    [{ lien1Treatment: 'Unresolved' }, 'A lien is unresolved'],
    [
      { titleInsurance: 'NotOffered' },
      'Without title insurance, lenders won’t approve a mortgage, so only cash buyers can buy',
    ],
    [{ accessKind: 'ExteriorOnly' }, 'Buyers can’t see the interior'],
  ])('%o: %s', (overrides, text) => {
    expect(warned(overrides, good)).toEqual([text]);
  });

  test('few photos and missing documents are warnings', () => {
    expect(warned({}, { documents: [], photos: [aPhoto()] })).toHaveLength(2);
  });
});
