import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coveredElsewhere, type Elsewhere, pageGroups } from '@/e2e/support/page-states';

const toTemplate = (file: string): string =>
  `/${file
    .split('/')
    .slice(0, -1)
    .filter((part) => !part.startsWith('('))
    .join('/')}`;
const templates = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/page.tsx'))
  .map(toTemplate);
const rows = pageGroups.flatMap(({ pages }) => pages);
const opened = new Set(rows.map(({ template }) => template));

test('every page is in the table of page states, and every row names an existing page', () => {
  expect([...new Set([...opened, ...Object.keys(coveredElsewhere)])].sort()).toEqual(templates.sort());
});

test('a page is covered by rows or by coveredElsewhere, not by both', () => {
  expect(Object.keys(coveredElsewhere).filter((template) => opened.has(template))).toEqual([]);
});

test('a page in coveredElsewhere is exempt, looks like a page with a row, or is in a spec that calls expectSound', () => {
  const isSeen = (at: Elsewhere): boolean => {
    if ('unseen' in at) return true;
    if ('like' in at) return opened.has(at.like);
    return existsSync(`e2e/${at.spec}`) && readFileSync(`e2e/${at.spec}`, 'utf8').includes('expectSound(');
  };
  const unseen = Object.entries(coveredElsewhere).filter(([, at]) => !isSeen(at));
  expect(unseen).toEqual([]);
});

test('no two rows show the same state of a page', () => {
  const names = rows.map(({ template, state }) => `${template}: ${state}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
