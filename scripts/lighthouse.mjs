/**
 * `npm run lighthouse`: runs mobile Lighthouse on the home page, the list, a property, a county and a bare
 * Next.js page in five rounds and prints the medians. `npm run lighthouse -- /auctions /costs` measures other
 * pages. Exits with 1 if accessibility, best practices or SEO of a page is below 100. Performance depends on
 * the machine, so it is only reported, with the goal of 97 (95 for other pages) and the score of the bare
 * page.
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
const others = process.argv.slice(2);
const aims = {
  performance: others.length > 0 ? 95 : 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const folder = mkdtempSync(join(tmpdir(), 'bank-owned-lighthouse-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

try {
  const chromium = await findOrInstallBrowser();
  const { site, bare } = await startServers(folder);
  const pages = [
    `${bare}/`,
    ...(others.length > 0 ? others : await listPaths(site)).map((path) => site + path),
  ];
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
    if (!isBare) for (const audit of failedAudits(ofPage.at(-1))) say(`  ${audit}`);
  }
  for (const { path, category, points, aim } of missed)
    say(`BELOW  ${path}: ${category} ${points}, goal ${aim}`);
  const isWrong = missed.some(({ category }) => category !== 'performance');
  await endAll(isWrong ? 1 : 0, missed.length > 0 ? `${missed.length} below the goal` : 'All goals met');
} catch (error) {
  await endAll(1, error.stack);
}

async function listPaths(site) {
  const answer = await fetch(`${site}/sitemaps/homes-1.xml`);
  const [home] = /\/properties\/[^<]+/.exec(await answer.text());
  return ['/', '/properties', home, '/new-york/kings'];
}

/**
 * Runs each page once per round, so that other load on the machine affects all alike. Map of page to
 * reports.
 */
async function measureInRounds(chromium, pages) {
  const reports = new Map(pages.map((page) => [page, []]));
  await timed('Warm-up round', async () => {
    for (const page of pages) await runLighthouse(chromium, page);
  });
  for (let n = 1; n <= rounds; n++)
    await timed(`Lighthouse, round ${n} of ${rounds}`, async () => {
      for (const page of pages) reports.get(page).push(await runLighthouse(chromium, page));
    });
  return reports;
}

/** The audits that cost a report points, in Lighthouse's words. */
function failedAudits({ categories, audits }) {
  return Object.values(categories)
    .filter(({ id, score }) => score * 100 < aims[id])
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => `${audits[id].title}${audits[id].displayValue ? ` (${audits[id].displayValue})` : ''}`);
}

/** Retries a run whose trace from Chromium lacks its beginning, which happens now and then. */
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
    throw new Error(`Lighthouse exited with ${code}:\n${output}`);
  return await runLighthouse(chromium, url, tries - 1);
}
