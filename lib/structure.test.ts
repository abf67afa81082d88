import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['app', 'components', 'providers', 'lib', 'e2e', 'scripts'];
/** Bottom to top; each floor imports only from itself and from the floors before it. */
const floors = ['platform', 'people', 'records', 'catalog', 'workflows', 'jobs'];
const mostEntries = 25;

const isTest = (file: string) => /\.(test|contract|fixture|builders|arbitraries|oracle)\.tsx?$/.test(file);
const sources = new Map(
  ['lib/domain', 'lib/server']
    .flatMap((folder) => filesUnder(folder))
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
    .map((file) => [file.replace(/\.tsx?$/, ''), readFileSync(join(root, file), 'utf8')]),
);
const imports = [...sources].flatMap(([from, text]) =>
  [...text.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)(['"])([@.][^'"\n]+)\1/g)]
    .map(([, , specifier = '']) =>
      specifier.startsWith('@/') ? specifier.slice(2) : normalize(join(dirname(from), specifier)),
    )
    .filter((to) => sources.has(to))
    .map((to) => ({ from, to })),
);

describe('folders', () => {
  test.each(['lib/domain', 'lib/server'])('%s has no import cycle between folders', (place) => {
    const within = imports.filter(
      ({ from, to }) => from.startsWith(`${place}/`) && to.startsWith(`${place}/`),
    );
    expect(within.length).toBeGreaterThan(100);
    expect(cyclesOf(within.map(({ from, to }) => [dirname(from), dirname(to)]))).toEqual([]);
    const nouns = within.map(({ from, to }) => [nounOf(place, from), nounOf(place, to)] as const);
    expect(cyclesOf(nouns)).toEqual([]);
  });

  test('each floor of lib/server imports only from itself and from floors below', () => {
    const floorOf = (path: string) => floors.indexOf(path.split('/')[2] ?? '');
    const server = [...sources.keys()].filter((path) => path.startsWith('lib/server/'));
    expect(server.filter((path) => floorOf(path) < 0)).toEqual([]);
    const up = imports.filter(
      ({ from, to }) =>
        from.startsWith('lib/server/') && to.startsWith('lib/server/') && floorOf(to) > floorOf(from),
    );
    expect(up).toEqual([]);
  });

  test(`no folder has more than ${mostEntries} entries`, () => {
    const large = folders
      .flatMap((folder) => [folder, ...foldersUnder(folder)])
      .map((folder) => [folder, readdirSync(join(root, folder)).length] as const)
      .filter(([, count]) => count > mostEntries);
    expect(large).toEqual([]);
  });
});

describe('cyclesOf', () => {
  test('finds a cycle of three folders and ignores a folder that imports from itself', () => {
    const edges = [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['d', 'd'],
      ['d', 'a'],
    ] as const;
    expect(cyclesOf(edges)).toEqual(['a', 'b', 'c']);
  });
});

const nounOf = (place: string, path: string) => path.slice(place.length + 1).split('/')[0] ?? '';

/** The nodes that reach themselves through at least one other node. */
function cyclesOf(edges: readonly (readonly [string, string])[]): string[] {
  const targets = new Map<string, Set<string>>();
  for (const [from, to] of edges)
    if (from !== to) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  const reaches = (start: string) => {
    const seen = new Set(targets.get(start));
    for (const node of seen) for (const next of targets.get(node) ?? []) seen.add(next);
    return seen;
  };
  return [...targets.keys()].filter((node) => reaches(node).has(node)).sort();
}

function filesUnder(folder: string): string[] {
  return entriesUnder(folder).flatMap((entry) =>
    entry.isFile() ? [relative(join(entry.parentPath ?? entry.path, entry.name))] : [],
  );
}

function foldersUnder(folder: string): string[] {
  return entriesUnder(folder)
    .flatMap((entry) =>
      entry.isDirectory() ? [relative(join(entry.parentPath ?? entry.path, entry.name))] : [],
    )
    .filter((path) => !/(^|\/)(\.next|node_modules)(\/|$)/.test(path));
}

function entriesUnder(folder: string) {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true });
}

function relative(path: string): string {
  return path.slice(root.length).replaceAll('\\', '/');
}
