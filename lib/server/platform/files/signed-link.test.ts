import { expect, test } from 'vitest';
import { isSigned, LINK_LIFETIME_MS, signLink } from './signed-link';

const now = Date.parse('2026-11-21T12:00:00Z');
const link = signLink('/documents/h1/survey.pdf', 'key', now);
function isGood(path: string, key = 'key', at = now): boolean {
  const { pathname, searchParams } = new URL(path, 'https://example.com');
  return isSigned(pathname, searchParams, key, at);
}

test('a signed link is valid until the moment it expires', () => {
  expect(isGood(link)).toBe(true);
  expect(isGood(link, 'key', now + LINK_LIFETIME_MS - 1)).toBe(true);
  expect(isGood(link, 'key', now + LINK_LIFETIME_MS)).toBe(false);
});

test.each([
  ['another path', link.replace('h1', 'h2')],
  ['a later end', link.replace(/expires=\d+/, `expires=${now + 10 * LINK_LIFETIME_MS}`)],
  ['no end', link.replace(/expires=\d+&/, '')],
  ['an endless end', link.replace(/expires=\d+/, 'expires=Infinity')],
  ['another signature', link.replace(/signature=./, 'signature=_')],
  ['a signature cut short', link.slice(0, -1)],
  ['no signature', link.replace(/&signature.*/, '')],
  ['nothing', '/documents/h1/survey.pdf'],
])('a link with %s is refused', (_what, forged) => {
  expect(forged).not.toBe(link);
  expect(isGood(forged)).toBe(false);
});

test('a link signed with another key is refused', () => {
  expect(isGood(link, 'another key')).toBe(false);
});
