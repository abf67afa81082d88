import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../process/processes.mjs';
import { timed } from '../../process/say.mjs';
import { findOrInstallBrowser } from '../../testing/browser.mjs';
import { createAccount, signIn } from '../bidders.mjs';
import { createSoakSite } from '../soak/soak-site.mjs';
import { importTables, sendZip } from './send-files.mjs';
import { measureWorkspacePages } from './workspace-pages.mjs';

const run = promisify(execFile);
const rows = Number(process.env.BENCH_ROWS || 8_000);
const logins = JSON.parse(readFileSync(join(root, 'scripts/sample-logins.json'), 'utf8'));
const staff = logins.find(({ role }) => role === 'admin');
const slice = { count: Number(process.env.BENCH_PHOTOS || 110), photosPerHome: 11 };

/**
 * A bank with 5,000 homes (BENCH_HOMES): every page of its workspace and of the staff desk compared with a bare
 * page, four imports of 8,000 rows (BENCH_ROWS), and a ZIP of 110 photos (BENCH_PHOTOS:
 * at most 10,000, 11 for each draft). `bare`: the address of the bare app.
 */
export async function measureWorkspace(folder, bare) {
  mkdirSync(join(folder, 'workspace'));
  const soak = await createSoakSite(join(folder, 'workspace'));
  await timed('Building if needed and starting a site for the workspace', soak.start);
  // A reviewer approves the homes, and staff can act only after their first sign-in.
  await signIn(soak.servers, staff);
  await soak.end('SIGTERM');
  const seeded = await timed('Adding a bank with its homes', () => seed(soak.dataDir));
  await timed('Starting the site again', soak.start);
  const cookies = await signInBoth(soak.servers, seeded);
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath: await findOrInstallBrowser() });
  try {
    const page = await pageOf(browser, soak.siteUrl, cookies.owner);
    const imported = await timed(`Importing ${rows} rows, ${seeded.importers.length} times`, () =>
      importTables(soak, page, { banks: seeded.importers, rows }),
    );
    const zip = await timed('Storing photos from a ZIP', () =>
      sendZip(soak, page, { bank: seeded.bank, file: join(folder, 'workspace/bench.zip'), ...slice }),
    );
    await page.close();
    const { importing, importId } = imported;
    const known = { ...seeded, importing, importId, bulkId: zip.bulkId };
    const pages = await timed('Loading the pages of the workspace, alternating with a bare one', () =>
      measureWorkspacePages({ site: soak.servers.site, bare }, cookies, known),
    );
    return { homes: seeded.homes, imported, zip, ...pages };
  } finally {
    await browser.close();
    await soak.end('SIGTERM');
  }
}

async function seed(dataDir) {
  const args = [
    ...['--conditions=react-server', '--import', 'tsx'],
    'scripts/bench/workspace/seed-portfolio.ts',
  ];
  const env = { ...process.env, LOCAL_MODE: '1', DATA_DIR: dataDir };
  return JSON.parse((await run(process.execPath, args, { cwd: root, env })).stdout);
}

async function signInBoth(servers, { uid, email }) {
  const owner = { email, password: 'bench-pass-word-1' };
  await createAccount(servers.emulator, { ...owner, localId: uid, displayName: 'Bench Owner' });
  return { owner: await signIn(servers, owner), staff: await signIn(servers, staff) };
}

/** Without the cookie that makes the page ask the auth service, which knows nobody in this browser. */
async function pageOf(browser, url, cookie) {
  const context = await browser.newContext();
  const value = /__session=([^;]+)/.exec(cookie)[1];
  await context.addCookies([{ name: '__session', value, url }]);
  return context.newPage();
}
