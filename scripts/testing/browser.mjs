import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../process/processes.mjs';
import { say } from '../process/say.mjs';

/**
 * Path of a Chromium for the tests: a given one, Playwright's own, the system's, or else a newly installed one. The one
 * without windows comes first: it takes half the processor time.
 */
export async function findOrInstallBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !isProgram(given)) throw new Error(`CHROMIUM_PATH is ${given}, but there is no program.`);
  return given || (await findBrowser()) || (await installBrowser());
}

async function findBrowser() {
  const { chromium } = await import('playwright');
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ];
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [
    chromium.executablePath(),
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
  ].find(isProgram);
}

async function installBrowser() {
  say('  no Chromium found: installing one …');
  const playwright = [process.execPath, 'node_modules/playwright/cli.js'];
  await attempt(...playwright, 'install', 'chromium');
  const own = await findBrowser();
  if (own) {
    await attempt(...playwright, 'install-deps', 'chromium');
    return own;
  }
  await attempt('apt-get', 'update');
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await attempt('apt-get', 'install', '-y', '--no-install-recommends', name, 'fonts-liberation');
    const found = await findBrowser();
    if (found) return found;
  }
  throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to its program.');
}

/** A way that does not work here is no failure yet: the next one is tried. */
async function attempt(command, ...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code } = await run(command, args, { env, timeoutMs: 600_000 });
  say(
    `  ${command === process.execPath ? 'playwright' : command} ${args.join(' ').replace(/^.*cli\.js /, '')}: ${code ? 'did not work' : 'done'}`,
  );
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
