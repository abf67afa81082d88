import { afterEach, expect, test, vi } from 'vitest';
import { forgetProcess } from '@/lib/server/platform/process/per-process';
import { sessionCookies } from './session-cookie';

afterEach(() => void vi.unstubAllEnvs());

test('both cookies are Secure on an https site and not on http', () => {
  expect(linesFor('https://homes.example').every((line) => line.endsWith('; Secure'))).toBe(true);
  expect(linesFor('http://localhost:3000').some((line) => line.includes('Secure'))).toBe(false);
});

test('page scripts can read the hint but not the session', () => {
  const [session, hint] = linesFor('http://localhost:3000');
  expect(session).toContain('HttpOnly');
  expect(hint).not.toContain('HttpOnly');
  expect(hint).not.toContain('secret');
});

function linesFor(siteUrl: string): string[] {
  forgetProcess();
  vi.stubEnv('LOCAL_MODE', '1');
  vi.stubEnv('SITE_URL', siteUrl);
  return sessionCookies('secret');
}
