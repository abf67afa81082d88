import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Newsletters, blogs, and link shorteners: they vanish, or hide where they lead. */
const unfit =
  /blog|newsletter|medium\.com|substack\.com|wordpress|[?&]p=\d|conta\.cc|constantcontact|mailchi\.mp|bit\.ly|tinyurl|\bt\.co\/|goo\.gl|ow\.ly|lnkd\.in|counselor-comments/;

const linksIn = (text: string): readonly string[] =>
  (text.match(/https?:\/\/[^\s'"`<>)]+/g) ?? []).filter((link) => unfit.test(link));

const files = ['app', 'components', 'lib', 'messages/en', 'providers', 'sample']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(tsx?|json)$/.test(entry.name) && !/\.test\./.test(entry.name))
  .map(({ parentPath, name }) => join(parentPath, name));

test('no page links to a newsletter, a blog, or a link shortener', () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.flatMap((file) => linksIn(readFileSync(file, 'utf8')))).toEqual([]);
});

test('such links are found', () => {
  const bad = ['https://conta.cc/45', 'https://a.example/blog/1', 'http://law.example/?p=204'];
  expect(linksIn(`See '${bad[0]}' and "${bad[1]}", ${bad[2]}`)).toHaveLength(3);
  expect(linksIn("'https://www.nysenate.gov/legislation/laws/RPP/462'")).toEqual([]);
});
