import { expect, test } from 'vitest';
import robots from './robots';

process.env.LOCAL_MODE = '1';
const [rules] = [robots().rules].flat();
const toPattern = (rule: string) =>
  new RegExp(`^${rule.replace(/[.?+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`);

/** As search engines read it: the longest rule that matches wins. */
function isOpen(path: string): boolean {
  const longest = (list: string | string[] = []) =>
    [list]
      .flat()
      .filter((rule) => toPattern(rule).test(path))
      .reduce((most, rule) => Math.max(most, rule.length), 0);
  return longest(rules?.allow) >= longest(rules?.disallow);
}

test.each([
  '/properties?near=42.8_-78.8_25',
  '/properties?county=kings&sort=newest',
  '/properties?show=whole-price',
  '/properties?bounds=40_-74_41_-73&page=2',
  '/costs?price=300000&county=kings',
  '/compare?ids=a-1,b-2',
  '/properties/418-halsey-street-brooklyn-ny-11233-bny-1?maximum=300000',
  '/search?q=albany',
  '/report/418-halsey-street-brooklyn-ny-11233-bny-1',
  '/dashboard/bids',
  '/api/me',
])('is closed to search engines: %s', (path) => {
  expect(isOpen(path)).toBe(false);
});

test.each([
  '/',
  '/properties',
  '/properties?page=2',
  '/properties?county=kings',
  '/properties/418-halsey-street-brooklyn-ny-11233-bny-1',
  '/costs',
  '/new-york/kings',
  '/api/listings?sort=newest',
  '/api/openapi.json',
])('is open to search engines: %s', (path) => {
  expect(isOpen(path)).toBe(true);
});
