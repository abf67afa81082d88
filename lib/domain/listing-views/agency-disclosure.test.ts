import { expect, test } from 'vitest';
import { agencyLawHref, givesAgencyForm } from './agency-disclosure';

const broker = { name: 'Ann Ames', firm: 'Elm Realty', phone: '(607) 555-0132' };

test('a broker gives buyers of a home the agency disclosure form; an owner, and a broker of land, do not', () => {
  for (const propertySubType of ['SingleFamilyResidence', 'Quadruplex', 'StockCooperative'] as const)
    expect(givesAgencyForm({ broker, propertySubType })).toBe(true);
  for (const propertySubType of ['UnimprovedLand', 'Apartment', 'Retail'] as const)
    expect(givesAgencyForm({ broker, propertySubType })).toBe(false);
  expect(givesAgencyForm({ propertySubType: 'SingleFamilyResidence' })).toBe(false);
  expect(agencyLawHref).toMatch(/^https:/);
});
