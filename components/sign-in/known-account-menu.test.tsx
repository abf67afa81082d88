import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { findHtmlErrors } from '@/e2e/support/page/valid-html';
import { KnownAccountMenu } from './known-account-menu';

vi.mock('next/navigation', () => ({
  usePathname: () => '/dashboard',
  useRouter: () => ({ push: () => {} }),
}));

test('the account menu of a private page has the user’s name in its HTML and no sign-in button', async () => {
  const known = {
    uid: 'u',
    email: 'nell@example.com',
    name: 'Nell Marsh',
    emailVerified: true,
    registered: true,
    missing: [],
    limitCents: 1,
    role: 'member' as const,
  };
  const html = renderToString(<KnownAccountMenu known={known} />);
  expect(html).not.toContain('Listings');
  const sellers = renderToString(<KnownAccountMenu known={{ ...known, sells: true }} />);
  expect(sellers).toMatch(/href="\/dashboard\/listings">Listings<.*href="\/dashboard\/sales\?[^"]*">Sales</);
  expect(html).toContain('Nell Marsh');
  expect(html).not.toContain('Sign in');
  const page = `<!DOCTYPE html><html lang="en"><head><title>x</title></head><body>${html}</body></html>`;
  expect(await findHtmlErrors(page)).toEqual([]);
});
