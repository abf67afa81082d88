/**
 * `npm test`: runs every check, prints each with its time, then the line `N passed, N failed`. `npm run
 * test:unit` runs one step and passes further arguments on: `npm run test:e2e -- bidding.spec.ts`. `npm run
 * test:deep`: all checks, with the full number of runs for slow properties. `npm run check -- [ref]`:
 * format, lint, types and the tests nearest to the changes since a commit, in about a minute.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { findFirestoreEmulator } from './emulators/firestore-emulator.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { run } from './process/processes.mjs';
import { say, seconds, stop } from './process/say.mjs';
import { findOrInstallBrowser } from './testing/browser.mjs';
import { findChangedTests } from './testing/changed-tests.mjs';

const bin = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  next: 'node_modules/next/dist/bin/next',
  tsc: 'node_modules/typescript-native/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};
const typesCache = 'node_modules/.cache/types.tsbuildinfo';
const temporary = mkdtempSync(join(tmpdir(), 'bank-owned-test-'));
const report = join(temporary, 'report.json');
const nothing = { passed: 0, failed: 0, skipped: 0 };
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

const steps = {
  format: () => check([bin.biome, 'format', ...rest]),
  lint: () =>
    check(
      [bin.biome, 'lint', '--error-on-warnings', ...rest],
      [bin.knip, '--no-config-hints'],
      ['scripts/testing/check-words.mjs'],
    ),
  types: () => check([bin.next, 'typegen'], [bin.tsc, '--noEmit', '--tsBuildInfoFile', typesCache]),
  unit: () => {
    const { missing } = findFirestoreEmulator();
    if (missing) say(`  SKIPPED: the Firestore suites. ${missing}`);
    return unitTests();
  },
  build: () =>
    check(['scripts/build.mjs'], ['scripts/testing/no-secrets.mjs'], ['scripts/testing/closed-routes.mjs']),
  e2e: () => stories({ E2E_DATA_DIR: join(temporary, 'data') }),
  'e2e-firestore': async () => {
    const { missing } = findFirestoreEmulator();
    if (!missing) return stories({ E2E_ENGINE: 'firestore' });
    say(`  SKIPPED: the Firestore stories. ${missing}`);
    return { ...nothing, skipped: 1 };
  },
};

/** Two parallel lanes, for two cores. */
const checkLanes = [['types'], ['format', 'lint', 'changed']];

const argv = process.argv.slice(2);
const isDeep = argv[0] === '--deep';
const isCheck = argv[0] === '--check';
const [only, ...rest] = isDeep ? argv.slice(1) : isCheck ? [] : argv;
if (only && !steps[only]) stop(`Unknown step ${only}. The steps are ${Object.keys(steps).join(', ')}.`);
requireNode();
await ensureInstalled();
const start = Date.now();
const sum = { ...nothing };
const lanes = isCheck ? checkLanes : [only ? [only] : Object.keys(steps)];
if (isCheck) steps.changed = () => changedTests(argv[1]);
await Promise.all(lanes.map(runLane));
if (isCheck) say(`check: ${seconds(start)}`);
say(`${sum.passed} passed, ${sum.failed} failed${sum.skipped ? `, ${sum.skipped} skipped` : ''}`);
process.exitCode = sum.failed ? 1 : 0;

async function runLane(names) {
  for (const name of names) await runStep(name);
}

async function runStep(name) {
  const start = Date.now();
  say(`• ${name} …`);
  const result = await steps[name]().catch((error) => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    output: `${error.message}\n`,
  }));
  for (const key of Object.keys(sum)) sum[key] += result[key];
  if (result.failed) process.stdout.write(result.output);
  for (const line of result.output?.match(/^MEASURED .*$/gm) ?? []) say(`  ${line}`);
  for (const [reason, count] of result.skips ?? []) say(`  SKIPPED ${count}: ${reason}`);
  say(
    `  ${name}: ${result.failed ? `FAILED (${result.failed} of ${result.passed + result.failed})` : `ok (${result.passed})`}, ${seconds(start)}`,
  );
}

/** Runs commands in order and counts them as one check, which passes if all exit with 0. */
async function check(...commands) {
  let output = '';
  for (const args of commands) {
    const done = await run(process.execPath, args, { env: environment() });
    output += done.output;
    if (done.code !== 0) return { passed: 0, failed: 1, skipped: 0, output };
  }
  return { passed: 1, failed: 0, skipped: 0, output };
}

/**
 * Runs a test program and counts its JSON report. A nonzero exit without a failed test counts as a failure.
 */
async function tests(count, args, env = {}) {
  rmSync(report, { force: true });
  const { code, output } = await run(process.execPath, [...args, ...rest], {
    env: { ...environment(), ...env },
  });
  const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : nothing;
  return { ...counted, failed: counted.failed || (code === 0 ? 0 : 1), output };
}

function unitTests(...files) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return tests(countVitest, [bin.vitest, 'run', ...reporters, ...files]);
}

async function changedTests(ref) {
  const { base, files, left } = await findChangedTests(ref);
  say(`  Changes since ${base}: ${files.length} test files`);
  for (const { why, files } of left) say(`  LEFT TO npm test, because ${why}: ${files.join(', ')}`);
  return files.length ? unitTests(...files) : nothing;
}

async function stories(env) {
  // Build once, before several servers need it at the same time.
  await ensureBuilt();
  const needed = { CHROMIUM_PATH: await findOrInstallBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return tests(countPlaywright, [bin.playwright, 'test', '--reporter=list,json'], { ...needed, ...env });
}

function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
    skips: countSkips(testResults.flatMap((file) => file.assertionResults)),
  };
}

/** The number of skipped tests per reason; lib/skipped.fixture.ts sets the reasons. */
function countSkips(tests) {
  const counts = new Map();
  for (const { status, meta } of tests) {
    if (status === 'passed' || status === 'failed') continue;
    const reason = meta?.skippedFor ?? 'no reason given';
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return counts;
}

function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped };
}

function environment() {
  return {
    ...process.env,
    ...(isDeep && { TEST_DEPTH: 'deep' }),
    NEXT_TELEMETRY_DISABLED: '1',
    NO_COLOR: '1',
  };
}
