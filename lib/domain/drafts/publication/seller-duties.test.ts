import { expect, test } from 'vitest';
import { closingPapersOf } from '@/lib/domain/closings/views/closing-papers';
import { aContent } from '@/lib/domain/drafts/draft.builders';
import { dutiesReadOn, type SellerDuty, sellerDutiesOf } from './seller-duties';

const duties = (overrides: Record<string, string>) => sellerDutiesOf(aContent({ overrides }));
const namesOf = (overrides: Record<string, string>) => duties(overrides).map(({ name }) => name);
/** Buffalo, White Plains, Spring Valley, and Brooklyn. */
const [erie, westchester, rockland, kings] = ['14201', '10601', '10977', '11233'].map((postalCode) => ({
  postalCode,
}));
const lender = { sellerKind: 'bank', acquiredBy: 'Foreclosure', occupancy: 'Vacant' };

test.each<[SellerDuty['name'], Record<string, string>, Record<string, string>]>([
  ['agency-disclosure', { authority: 'Broker' }, { authority: 'Owner' }],
  ['agency-disclosure', { authority: 'Broker' }, { authority: 'Broker', propertySubType: 'UnimprovedLand' }],
  ['back-on-market', lender, { ...lender, acquiredBy: 'DeedInLieu' }],
  ['back-on-market', lender, { ...lender, sellerKind: 'investor' }],
  ['vacant-registry', lender, { ...lender, occupancy: 'Tenant' }],
  ['vacant-registry', lender, { ...lender, propertySubType: 'Condominium' }],
  ['co-op-collateral', { ...lender, propertySubType: 'StockCooperative' }, lender],
  ['certificate-of-occupancy', { ...kings }, { ...erie }],
  ['certificate-of-occupancy', { ...kings }, { ...kings, propertySubType: 'UnimprovedLand' }],
  ['utility-notice', { propertySubType: 'UnimprovedLand' }, { propertySubType: 'StockCooperative' }],
  ['agricultural-district', { ...erie }, { ...kings }],
  ['well-test-in-westchester', { ...westchester, septicOrWell: 'yes' }, { ...rockland, septicOrWell: 'yes' }],
  [
    'well-test-in-westchester',
    { ...westchester, septicOrWell: 'unknown' },
    { ...westchester, septicOrWell: 'no' },
  ],
  ['well-test-in-rockland', { ...rockland, septicOrWell: 'yes' }, { ...westchester, septicOrWell: 'yes' }],
  ['well-test-in-rockland', { ...rockland, septicOrWell: 'unknown' }, { ...rockland, septicOrWell: 'no' }],
  [
    'well-test-in-rockland',
    { ...rockland, septicOrWell: 'yes' },
    { ...rockland, septicOrWell: 'yes', propertySubType: 'UnimprovedLand' },
  ],
])('%s applies with %j, not with %j', (name, applies, differs) => {
  expect(namesOf(applies)).toContain(name);
  expect(namesOf(differs)).not.toContain(name);
});

test('nothing applies before the seller answers, and each duty names a source that was read, but one', () => {
  expect(sellerDutiesOf({ answers: {} })).toEqual([]);
  for (const { source } of duties(lender)) expect(source).toMatch(/^https:/);
  const unread = duties({ ...westchester, septicOrWell: 'yes' }).filter(({ source }) => source === null);
  expect(unread.map(({ name }) => name)).toEqual(['well-test-in-westchester']);
  const ofRockland = duties({ ...rockland, septicOrWell: 'yes' });
  expect(ofRockland.find(({ name }) => name === 'well-test-in-rockland')?.source).toBe(
    closingPapersOf({ subType: 'SingleFamilyResidence', county: 'Rockland' }).find(
      ({ name }) => name === 'well-test-in-rockland',
    )?.source,
  );
  expect(dutiesReadOn).toMatch(/^2026-\d\d-\d\d$/);
});

test('the deadline to offer a foreclosed home ends 180 days after the referee’s deed, if its date is known', () => {
  const untilOf = (overrides: Record<string, string>) =>
    duties({ ...lender, ...overrides }).find(({ name }) => name === 'back-on-market')?.until;
  expect(untilOf({ refereeDeedOn: '2026-09-01' })).toBe('2027-02-28');
  expect(untilOf({})).toBeNull();
  expect(untilOf({ refereeDeedOn: 'soon' })).toBeNull();
});
