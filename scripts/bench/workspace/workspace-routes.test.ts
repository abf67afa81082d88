import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routePatterns, toRoutePattern } from '@/lib/client/page/route-pattern';
import { unmeasured, urlOf, visits } from './workspace-routes';

const isOfWorkspace = (pattern: string): boolean => existsSync(join('app/(dashboard)', pattern, 'page.tsx'));

test('the bench requests each page of the workspace, or says why not', () => {
  const requested = visits.map(({ path }) => toRoutePattern(path.split('?')[0] ?? ''));
  const all = [...new Set([...requested, ...Object.keys(unmeasured)])];
  expect(all.sort()).toEqual(routePatterns.filter(isOfWorkspace).sort());
  expect(requested.filter((pattern) => pattern in unmeasured)).toEqual([]);
});

/** Every text of the message catalogs. */
function allTexts(): readonly string[] {
  const textsOf = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf);
  const catalogs = readdirSync('messages/en').map((file) => readFileSync(join('messages/en', file), 'utf8'));
  return catalogs.flatMap((text) => textsOf(JSON.parse(text)));
}

test('every title by which the bench recognizes a page is a text of the site', () => {
  const texts = allTexts();
  const isText = (title: string) =>
    texts.some((text) => text === title || (text.includes('{') && text.includes(title)));
  expect(visits.map(({ title }) => title).filter((title) => !isText(title))).toEqual([]);
});

test('a visit names only what the bench added', () => {
  expect(urlOf('/preview/[draft]?x=[uid]', { draft: 'h1', uid: 'a b' })).toBe('/preview/h1?x=a%20b');
  expect(() => urlOf('/preview/[draft]', {})).toThrow('draft');
});
