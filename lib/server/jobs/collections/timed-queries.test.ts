import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Run by the operator, not by the tick, or only in local mode. */
const notTimed = ['transfer/', 'seeding/'];

/**
 * The files of the jobs, and those from other floors that `tick.ts` itself imports. Files that a job imports
 * from other floors are not read.
 */
function timedFiles(): readonly string[] {
  const jobs = readdirSync('lib/server/jobs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|contract|fixture)\.ts$/.test(file))
    .filter((file) => !notTimed.some((folder) => file.startsWith(folder)))
    .map((file) => `lib/server/jobs/${file}`);
  const imported = readFileSync('lib/server/jobs/tick.ts', 'utf8').matchAll(
    /from '@\/(lib\/server\/[^']+)'/g,
  );
  return [...new Set([...jobs, ...[...imported].map(([, path]) => `${path}.ts`)])];
}

/** The text of each call of a query, up to its closing parenthesis. */
function queriesIn(source: string): readonly string[] {
  return [...source.matchAll(/\.query\(|readPages\(/g)].map(({ index }) => {
    let depth = 0;
    for (let at = source.indexOf('(', index); at < source.length; at++) {
      depth += source[at] === '(' ? 1 : source[at] === ')' ? -1 : 0;
      if (depth === 0) return source.slice(index, at + 1);
    }
    return source.slice(index);
  });
}

/** A query that is built elsewhere in its file. */
const isBuilt = (call: string): boolean => /,\s*(\.\.\.)?(query|page|\{ \.\.\.query[^}]*\})\s*\)$/.test(call);

test('every query in the files of the jobs and the direct imports of the tick is limited', () => {
  const found = timedFiles().flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return queriesIn(source).map((call) => ({ file, call, isLimited: isLimited(call, source) }));
  });
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(({ isLimited }) => !isLimited)).toEqual([]);
});

const isLimited = (call: string, source: string): boolean =>
  /\blimit( \}|[:,])/.test(call) || (isBuilt(call) && source.includes('limit: max'));
