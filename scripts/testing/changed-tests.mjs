/**
 * Selects the unit tests that the changes since a commit can break, nearest first, until a time budget is
 * used up. Vitest follows the imports; durations come from the last run on this machine.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root, run } from '../process/processes.mjs';

const BUDGET_MS = 30_000;
const START_OF_A_FILE_MS = 1_000;
const UNKNOWN_MS = 2_000;
const emulator = /(firestore|storage|auth)-emulator|firebase emulator/i;

/** `ref` is the commit to compare with, by default the merge base with main. */
export async function findChangedTests(ref) {
  const base = ref ?? (await findBase());
  const changed = await listChanged(base);
  const found = await listRelated(base);
  const [onEmulator, others] = split(found, (file) => emulator.test(readFileSync(join(root, file), 'utf8')));
  const sorted = sortByNearness(others, changed);
  const files = takeWithin(BUDGET_MS, sorted, readDurations());
  const left = [
    { why: 'they use an emulator', files: onEmulator },
    {
      why: 'they are too far from the change for the time budget',
      files: countByFolder(sorted.slice(files.length)),
    },
  ];
  return { base, files, left: left.filter(({ files }) => files.length > 0) };
}

async function findBase() {
  for (const main of ['origin/main', 'main']) {
    const { code, output } = await run('git', ['merge-base', 'HEAD', main]);
    if (code === 0) return output.trim();
  }
  return 'HEAD';
}

async function listChanged(base) {
  const lists = [
    ['diff', '--name-only', base],
    ['ls-files', '--others', '--exclude-standard'],
  ];
  const outputs = await Promise.all(lists.map((args) => runOrThrow('git', args)));
  return outputs.join('').split('\n').filter(Boolean);
}

async function listRelated(base) {
  const args = ['list', '--changed', base, '--filesOnly', '--json'];
  const output = await runOrThrow(process.execPath, ['node_modules/vitest/vitest.mjs', ...args]);
  const listed = JSON.parse(output.slice(output.indexOf('[')));
  return [...new Set(listed.map(({ file }) => relative(root, file)))];
}

async function runOrThrow(command, args) {
  const { code, output } = await run(command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`);
  return output;
}

/** Changed tests first, then tests named after a changed file, then by folder distance. */
export function sortByNearness(tests, changed) {
  const distances = new Map(
    tests.map((test) => [test, Math.min(...changed.map((file) => distance(test, file)))]),
  );
  return [...tests].sort((one, other) => distances.get(one) - distances.get(other) || (one < other ? -1 : 1));
}

function distance(test, file) {
  if (test === file) return 0;
  if (test.replace('.test.', '.') === file) return 1;
  const [from, to] = [test, file].map((path) => dirname(path).split('/'));
  const differs = from.findIndex((folder, at) => folder !== to[at]);
  const shared = differs < 0 ? from.length : differs;
  return 2 + from.length + to.length - 2 * shared;
}

export function takeWithin(budgetMs, files, durations) {
  let sumMs = 0;
  const end = files.findIndex((file) => {
    sumMs += START_OF_A_FILE_MS + (durations.get(file) ?? UNKNOWN_MS);
    return sumMs > budgetMs;
  });
  return end < 0 ? files : files.slice(0, Math.max(end, 1));
}

/** Durations from Vitest's results cache: [["project:file", { duration }], …]. */
function readDurations() {
  const cache = join(root, 'node_modules/.vite/vitest');
  const folders = existsSync(cache) ? readdirSync(cache) : [];
  const files = folders.map((folder) => join(cache, folder, 'results.json')).filter(existsSync);
  const rows = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).results);
  return new Map(rows.map(([key, { duration }]) => [key.replace(/^[^:]*:\/?/, ''), duration]));
}

function split(items, test) {
  return [items.filter(test), items.filter((item) => !test(item))];
}

function countByFolder(files) {
  const counts = new Map();
  for (const file of files) {
    const folder = file.split('/').slice(0, 2).join('/');
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].map(([folder, count]) => `${folder} (${count})`);
}
