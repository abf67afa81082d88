import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aContent } from '@/lib/domain/drafts/draft.builders';
import { BlankForms } from './blank-forms';

const htmlOf = (overrides: Record<string, string>) =>
  renderToStaticMarkup(<BlankForms content={aContent({ overrides })} />);

test('an old house has both blank forms, and only the condition form’s sources a day of reading', () => {
  const html = htmlOf({ propertySubType: 'SingleFamilyResidence', yearBuilt: '1931' });
  expect(html).toContain('href="/forms/property-condition.pdf"');
  expect(html).toContain('href="https://www.epa.gov/sites/default/files/documents/selr_eng.pdf"');
  expect(html).toContain('Real Property Law § 462');
  const [, condition = '', lead = ''] = html.split('<li>');
  expect(condition).toContain('Sources checked Nov 27, 2026');
  expect(lead).toContain('We couldn’t verify these links');
  expect(lead).not.toContain('checked Nov');
});

test('a new house has no lead form, a condominium no condition form, and land none', () => {
  expect(htmlOf({ propertySubType: 'SingleFamilyResidence', yearBuilt: '2004' })).not.toContain('selr_eng');
  const condominium = htmlOf({ propertySubType: 'Condominium', yearBuilt: '1931' });
  expect(condominium).toContain('selr_eng');
  expect(condominium).not.toContain('/forms/');
  expect(condominium).not.toContain('Sources checked');
  expect(htmlOf({ propertySubType: 'UnimprovedLand', yearBuilt: '' })).toBe('');
});
