import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('on an https site both cookies are sent over https alone, on http they are not', async () => {
  expect((await linesFor('https://homes.example')).every((line) => line.endsWith('; Secure'))).toBe(true);
  expect((await linesFor('http://localhost:3000')).some((line) => line.includes('Secure'))).toBe(false);
});

test('scripts of the page can read the hint but not the session', async () => {
  const [session, hint] = await linesFor('http://localhost:3000');
  expect(session).toContain('HttpOnly');
  expect(hint).not.toContain('HttpOnly');
  expect(hint).not.toContain('secret');
});

async function linesFor(siteUrl: string): Promise<string[]> {
  vi.resetModules();
  vi.stubEnv('LOCAL_MODE', '1');
  vi.stubEnv('SITE_URL', siteUrl);
  return (await import('./session-cookie')).sessionCookies('secret');
}
