import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { MAX_FORM_BYTES } from '@/lib/domain/drafts/files/upload';
import { foundOrganization, type Organization } from '@/lib/domain/organizations/organization';
import { LogoSection } from './logo-section';

vi.mock('./organization-form', () => ({
  OrganizationForm: ({ submit }: { submit: string }) => <button type="submit">{submit}</button>,
}));

const mona = { uid: 'mona', name: 'Mona', email: 'mona@bank.com', emailVerified: true };
const unknown = foundOrganization({ organisationId: 'org_1', name: 'A Bank', kind: 'bank' }, mona, 1);
const known: Organization = {
  ...unknown,
  verified: { at: 1, by: { uid: 'ada', name: 'Ada' }, method: 'fdic', evidence: '628' },
};
const logo = { key: 'a'.repeat(24), width: 240, height: 72 };
const html = (organization: Organization, outcome = '') =>
  renderToStaticMarkup(<LogoSection organization={organization} outcome={outcome} />);

test('only a verified organization can choose a file, and only one with a logo can remove it', () => {
  const offers = (organization: Organization) =>
    ['type="file"', 'Remove logo', '<img'].map((part) => html(organization).includes(part));
  expect(offers(unknown)).toEqual([false, false, false]);
  expect(offers(known)).toEqual([true, false, false]);
  expect(offers({ ...known, logo })).toEqual([true, true, true]);
});

test.each([
  ['too-large', `Choose an image file of up to ${MAX_FORM_BYTES / 1024 / 1024} MB`],
  ['not-photo', 'Choose a PNG, JPEG, or WebP image'],
  ['damaged', 'This image is damaged; choose another file'],
  ['too-small', 'Choose an image of at least 24 by 24 pixels'],
  ['too-many', 'Too many uploads at once; try again in a few minutes'],
  ['empty', 'Choose an image file'],
  ['__proto__', 'The logo wasn’t saved; choose another file, or try again later'],
])('an owner whose upload was refused as %s reads what to do', (outcome, words) => {
  expect(html(known, outcome)).toContain(words);
});
