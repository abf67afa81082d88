import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SsoOffer } from './sso-section';

vi.mock('./organization-form', () => ({ OrganizationForm: () => null }));

test('an owner without a provider reads what company sign-in is and where to ask for it', () => {
  const html = renderToStaticMarkup(<SsoOffer />);
  expect(html).toContain('single sign-on');
  expect(html).toMatch(/<a [^>]*href="\/contact"[^>]*>Ask us to connect your company’s sign-in<\/a>/);
});
