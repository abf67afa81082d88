import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ModuleKind, transpileModule } from 'typescript';
import { describe, expect, test } from 'vitest';
import { formatCount } from '@/lib/format';
import { rich } from '@/messages/rich';
import { compileCatalog } from './compile-catalog';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'messages');
const nouns = readdirSync(join(folder, 'en')).map((file) => file.replace(/\.json$/, ''));
const catalogs = nouns.map(
  (noun) => [noun, JSON.parse(readFileSync(join(folder, 'en', `${noun}.json`), 'utf8'))] as const,
);

const importOfMessages = /import \{ (\w+)(?: as (\w+))? \} from '@\/messages\/([^']+)'/g;

describe('the catalogs', () => {
  test.each(catalogs)('the modules of messages/%s are compiled from its catalog', (noun, catalog) => {
    const modules = compileCatalog(noun, catalog);
    const found = readdirSync(join(folder, noun)).map((file) => `${noun}/${file}`);
    expect(found.sort()).toEqual([...modules.keys()].sort());
    for (const [path, text] of modules) expect(readFileSync(join(folder, path), 'utf8'), path).toBe(text);
  });

  test('every message is used', () => {
    const sources = ['app', 'components', 'providers', 'lib']
      .flatMap((each) =>
        readdirSync(join(root, each), { recursive: true }).map((file) => join(root, each, `${file}`)),
      )
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(file, 'utf8'));
    const users = new Map<string, { readonly name: string; readonly text: string }[]>();
    for (const text of sources)
      for (const [line, group = '', alias, module = ''] of text.matchAll(importOfMessages)) {
        const path = `${module} ${group}`;
        users.set(path, [...(users.get(path) ?? []), { name: alias ?? group, text: text.replace(line, '') }]);
      }
    const unused = catalogs.flatMap(([noun, catalog]) =>
      [...compileCatalog(noun, catalog).keys()].flatMap((path, at) => {
        const [group = '', messages = {}] = Object.entries<object>(catalog)[at] ?? [];
        const module = path.replace(/\.ts$/, '');
        const uses = (users.get(`${module} ${group}`) ?? []).flatMap(({ name, text }) =>
          [...text.matchAll(new RegExp(`\\b${name}\\b(?:\\s*\\.(\\w+))?`, 'g'))].map(([, key]) => key),
        );
        // A group that is used as a whole: as a table by its keys, or passed on.
        if (uses.includes(undefined)) return [];
        return Object.keys(messages).flatMap((key) => (uses.includes(key) ? [] : `${noun}.${group}.${key}`));
      }),
    );
    expect(unused).toEqual([]);
  });
});

const homes = '{count, plural, =0 {No homes} one {# home} other {# homes}}';
const side = '{side, select, buyer {You buy} other {You sell}}';
const upper = (text: string): string => text.toUpperCase();

describe('compileCatalog', () => {
  test.each<[string, string, Record<string, unknown> | undefined, string]>([
    ['text', "From `$5` in \\ ''quotes''", undefined, "From `$5` in \\ 'quotes'"],
    ['arguments', "{unknown} of {all} `$'{'`", { unknown: 1, all: '12' }, '1 of 12 `${`'],
    ['a plural of one', homes, { count: 1 }, '1 home'],
    ['a plural of many', homes, { count: 1200 }, '1,200 homes'],
    ['an exact plural', homes, { count: 0 }, 'No homes'],
    ['a selected form', side, { side: 'buyer' }, 'You buy'],
    ['the other form', side, { side: 'bank' }, 'You sell'],
    [
      'tags',
      'Read <link>the terms of {kind}</link>.',
      { link: upper, kind: 'sale' },
      'Read THE TERMS OF SALE.',
    ],
    ['a tag in a plural', '{n, plural, one {<b>one</b>} other {# <b>all</b>}}', { n: 3, b: upper }, '3 ALL'],
  ])('compiles %s', (_, message, values, text) => {
    const only = evaluate(message);
    const result = typeof only === 'function' ? only(values) : only;
    expect(renderToStaticMarkup(createElement(Fragment, null, result)).replaceAll('&#x27;', "'")).toBe(text);
  });

  test.each([
    ['a message that does not parse', '{count, plural, one {# home}'],
    ['a plural form that English does not have', '{count, plural, few {# homes} other {# homes}}'],
    ['a date', '{at, date, short}'],
    ['an argument used as a tag and as text', '<a>x</a> {a}'],
  ])('refuses %s and names its key', (_, message) => {
    expect(() => compileCatalog('test', { group: { only: message } })).toThrow(/^group.only: /);
  });
});

/** The compiled message. */
function evaluate(message: string) {
  const source = compileCatalog('test', { group: { only: message } }).get('test/group.ts') ?? '';
  const { outputText } = transpileModule(source, { compilerOptions: { module: ModuleKind.CommonJS } });
  const exported: { group?: { only: string | ((values: unknown) => ReactNode) } } = {};
  const modules: Readonly<Record<string, object>> = { '@/lib/format': { formatCount }, '../rich': { rich } };
  new Function('exports', 'require', outputText)(exported, (name: string) => modules[name]);
  return exported.group?.only;
}
