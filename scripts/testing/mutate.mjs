/**
 * `npm run test:mutations [-- --from 0 --to 200]`: applies one mutation at a time to a copy of the project
 * and runs the unit and contract tests that reach the file, nearest first, at the depth of `npm test`. A
 * mutation is found if a test that passes without it fails or hangs. Mutations are not type-checked. Exits
 * with 1 below 90%.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { root, run } from '../process/processes.mjs';
import { say, seconds } from '../process/say.mjs';
import { drawMutations } from './mutate-draw.mjs';

const COUNT = 200;
const WANTED = 0.9;
const HANG_MS = 120_000;
const HANG_PER_FILE_MS = 15_000;
/**
 * Sizes of the test batches, 40 files in total. The nearest test finds most mutations; larger batches save
 * starts of Vitest. Tests farther away rarely find what these 40 do not, and running all of them takes
 * minutes.
 */
const batchSizes = [1, 5, 34];

const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } });
const start = Date.now();
const mutations = drawMutations(COUNT).slice(Number(values.from ?? 0), Number(values.to ?? COUNT));
const files = (await git('ls-files', '--cached', '--others', '--exclude-standard')).filter((file) =>
  existsSync(join(root, file)),
);
const importers = readImporters(files.filter((file) => /\.tsx?$/.test(file)));
const temporary = mkdtempSync(join(tmpdir(), 'mutations-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
say(`${mutations.length} mutations drawn, ${seconds(start)}`);

/** Whether a test file passes without a mutation. Checked once for each file that failed with one. */
const sound = new Map();
const queue = [...mutations.entries()];
let found = 0;
await Promise.all(cpus().map((_, n) => work(makeCopy(n))));
for (const [file, isSound] of sound) if (!isSound) say(`LEFT OUT, fails without a mutation: ${file}`);
say(`${found} of ${mutations.length} found, ${seconds(start)}`);
process.exitCode = found < WANTED * mutations.length ? 1 : 0;

async function git(...args) {
  return (await run('git', args)).output.split('\n').filter(Boolean);
}

function makeCopy(n) {
  const copy = join(temporary, String(n));
  for (const file of files) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

async function work(copy) {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [n, mutation] = next;
    const began = Date.now();
    const finder = await findFault(copy, mutation);
    if (finder) found++;
    else say(`SURVIVED ${describe(mutation)}`);
    say(`  ${n + 1}: ${finder ?? 'no test'}, ${seconds(began)}`);
  }
}

function describe({ kind, file, line, before, after }) {
  const short = (text) => text.replaceAll(/\s+/g, ' ').slice(0, 160);
  return `${file}:${line} ${kind}: ${short(before)} → ${short(after)}`;
}

async function findFault(copy, mutation) {
  const path = join(copy, mutation.file);
  const original = readFileSync(path, 'utf8');
  const faulty = original.slice(0, mutation.start) + mutation.after + original.slice(mutation.end);
  const waiting = listTests(mutation.file);
  for (const size of batchSizes) {
    const batch = waiting.splice(0, size);
    let failed = '';
    do {
      if (failed) batch.splice(batch.indexOf(failed), 1);
      const tests = batch.filter((test) => sound.get(test) !== false);
      writeFileSync(path, faulty);
      failed = await findFailure(copy, tests);
      writeFileSync(path, original);
      // A hang or an error outside the tests counts only if the same tests pass without the fault.
      if (failed && !files.includes(failed) && (await findFailure(copy, tests)) !== '') failed = '';
    } while (failed && files.includes(failed) && !(await isSound(copy, failed)));
    if (failed) return failed;
  }
}

async function isSound(copy, test) {
  if (!sound.has(test)) sound.set(test, (await findFailure(copy, [test])) === '');
  return sound.get(test);
}

/** The test file that failed, 'a hang' if the run did not finish, or an empty string. */
async function findFailure(copy, tests) {
  if (!tests.length) return '';
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--maxWorkers=1'];
  // Only one file changes per run, so Vite's transformed modules are cached by content.
  const cache = [
    '--experimental.fsModuleCache',
    `--experimental.fsModuleCachePath=${join(copy, '.modules')}`,
  ];
  const { code } = await run(
    process.execPath,
    [...vitest, ...cache, '--reporter=json', `--outputFile=${report}`, ...tests],
    { cwd: copy, timeoutMs: HANG_MS + HANG_PER_FILE_MS * tests.length },
  );
  if (code === 0) return '';
  if (!existsSync(report)) return 'a hang';
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = testResults.find(({ status }) => status === 'failed');
  return failed ? relative(copy, failed.name) : 'an error outside the tests';
}

/** The importers of each file, type imports included. */
function readImporters(sources) {
  const known = new Set(sources);
  const map = new Map();
  for (const file of sources) {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'));
    for (const { fileName } of importedFiles) {
      const path = fileName.startsWith('@/') ? fileName.slice(2) : join(dirname(file), fileName);
      const target = [`${path}.ts`, `${path}.tsx`, path].find((one) => known.has(one));
      if (target) map.set(target, [...(map.get(target) ?? []), file]);
    }
  }
  return map;
}

/**
 * Tests that reach the file: the one beside it, then by number of imports between, then the same folder
 * first.
 */
function listTests(file) {
  const steps = new Map([[file, 0]]);
  for (const [reached, depth] of steps)
    for (const importer of importers.get(reached) ?? [])
      if (!steps.has(importer)) steps.set(importer, depth + 1);
  const rank = (test) => [
    test.replace('.test.', '.') === file ? 0 : 1,
    steps.get(test),
    dirname(test) === dirname(file) ? 0 : 1,
  ];
  return [...steps.keys()]
    .filter((one) => /\.test\.tsx?$/.test(one))
    .map((test) => ({ test, rank: rank(test) }))
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.rank[2] - b.rank[2])
    .map(({ test }) => test);
}
