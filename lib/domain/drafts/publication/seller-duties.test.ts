import { expect, test } from 'vitest';
import { aContent } from '@/lib/domain/drafts/draft.builders';
import { dutiesReadOn, type SellerDuty, sellerDutiesOf } from './seller-duties';

const duties = (overrides: Record<string, string>) => sellerDutiesOf(aContent({ overrides }));
const namesOf = (overrides: Record<string, string>) => duties(overrides).map(({ name }) => name);
/** Buffalo, White Plains, and Brooklyn. */
const [erie, westchester, kings] = ['14201', '10601', '11233'].map((postalCode) => ({ postalCode }));
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
  ['well-test', { ...westchester, septicOrWell: 'yes' }, { ...erie, septicOrWell: 'yes' }],
  ['well-test', { ...westchester, septicOrWell: 'unknown' }, { ...westchester, septicOrWell: 'no' }],
])('%s applies with %j, not with %j', (name, applies, differs) => {
  expect(namesOf(applies)).toContain(name);
  expect(namesOf(differs)).not.toContain(name);
});

test('nothing applies before the seller answers, and each duty names a source that was read, but one', () => {
  expect(sellerDutiesOf({ answers: {} })).toEqual([]);
  for (const { source } of duties(lender)) expect(source).toMatch(/^https:/);
  const unread = duties({ ...westchester, septicOrWell: 'yes' }).filter(({ source }) => source === null);
  expect(unread.map(({ name }) => name)).toEqual(['well-test']);
  expect(dutiesReadOn).toMatch(/^2026-\d\d-\d\d$/);
});

test('the deadline to offer a foreclosed home ends 180 days after the referee’s deed, if its date is known', () => {
  const untilOf = (overrides: Record<string, string>) =>
    duties({ ...lender, ...overrides }).find(({ name }) => name === 'back-on-market')?.until;
  expect(untilOf({ refereeDeedOn: '2026-09-01' })).toBe('2027-02-28');
  expect(untilOf({})).toBeNull();
  expect(untilOf({ refereeDeedOn: 'soon' })).toBeNull();
});
