/**
 * `npm run lighthouse`: Lighthouse as a phone sees the home page, the list, a property and a county, and a bare page of
 * Next beside them, in five rounds; prints the medians. Ends with 1 when accessibility, best practices or SEO of ours
 * is below 100. Performance depends on the machine: it is told with the aim of 95 and with what the bare page reaches.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, requireNode } from './install.mjs';
import { endAll, run } from './process/processes.mjs';
import { say, timed } from './process/say.mjs';
import { findOrInstallBrowser } from './testing/browser.mjs';

requireNode();
await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { startServers } = await import('./bench/servers.mjs');
const { median } = await import('./bench/statistics.mjs');

const rounds = 5;
const aims = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const folder = mkdtempSync(join(tmpdir(), 'bank-owned-lighthouse-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

try {
  const chromium = await findOrInstallBrowser();
  const { site, bare } = await startServers(folder);
  const pages = [`${bare}/`, ...(await listPaths(site)).map((path) => site + path)];
  const reports = await measureInRounds(chromium, pages);
  const missed = [];
  for (const [page, ofPage] of reports) {
    const isBare = page === pages[0];
    const path = isBare ? 'the bare page' : page.slice(site.length);
    say(`\n${path}`);
    for (const [category, aim] of Object.entries(aims)) {
      const points = ofPage.map(({ categories }) => Math.round(categories[category].score * 100));
      say(`  ${category} ${median(points)} (${points.join(', ')})`);
      if (!isBare && median(points) < aim) missed.push({ path, category, points: median(points), aim });
    }
    if (!isBare) for (const fault of faultsOf(ofPage.at(-1))) say(`  ${fault}`);
  }
  for (const { path, category, points, aim } of missed)
    say(`BELOW  ${path}: ${category} ${points}, aim ${aim}`);
  const isWrong = missed.some(({ category }) => category !== 'performance');
  await endAll(isWrong ? 1 : 0, missed.length > 0 ? `${missed.length} below the aim` : 'Every aim is met');
} catch (error) {
  await endAll(1, error.stack);
}

async function listPaths(site) {
  const answer = await fetch(`${site}/sitemaps/homes-1.xml`);
  const [home] = /\/properties\/[^<]+/.exec(await answer.text());
  return ['/', '/properties', home, '/new-york/kings'];
}

/** Each page once a round, so that what else the machine does meets them all alike: page -> its reports. */
async function measureInRounds(chromium, pages) {
  const reports = new Map(pages.map((page) => [page, []]));
  await timed('A round that does not count: the servers have just started', async () => {
    for (const page of pages) await runLighthouse(chromium, page);
  });
  for (let n = 1; n <= rounds; n++)
    await timed(`Lighthouse, round ${n} of ${rounds}`, async () => {
      for (const page of pages) reports.get(page).push(await runLighthouse(chromium, page));
    });
  return reports;
}

/** What costs a report points, in Lighthouse's words. */
function faultsOf({ categories, audits }) {
  return Object.values(categories)
    .filter(({ id, score }) => score * 100 < aims[id])
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => `${audits[id].title}${audits[id].displayValue ? ` (${audits[id].displayValue})` : ''}`);
}

/** Chromium now and then gives Lighthouse a trace without its beginning: such a run is made again. */
async function runLighthouse(chromium, url, tries = 3) {
  const report = join(folder, 'report.json');
  const { code, output } = await run(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${Object.keys(aims)}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { env: { ...process.env, CHROME_PATH: chromium } },
  );
  if (code === 0) return JSON.parse(readFileSync(report, 'utf8'));
  if (tries === 1 || !output.includes('NO_NAVSTART'))
    throw new Error(`Lighthouse ended with ${code}:\n${output}`);
  return await runLighthouse(chromium, url, tries - 1);
}
