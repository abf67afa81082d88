import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../process/processes.mjs';
import { say } from '../process/say.mjs';

/**
 * Path of a Chromium for the tests: CHROMIUM_PATH, Playwright's own, the system's, or else a newly
 * installed one. The headless shell comes before the full browser because it takes half the CPU time.
 */
export async function findOrInstallBrowser() {
  const path = process.env.CHROMIUM_PATH;
  if (path && !isProgram(path)) throw new Error(`CHROMIUM_PATH is ${path}, which is not an executable.`);
  return path || (await findBrowser()) || (await installBrowser());
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
  say('  No Chromium found, installing one …');
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
  throw new Error('Could not install Chromium. Install it and set CHROMIUM_PATH to its executable.');
}

/** Runs an install command. A failure only prints a line: the caller tries the next way. */
async function attempt(command, ...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code } = await run(command, args, { env, timeoutMs: 600_000 });
  say(
    `  ${command === process.execPath ? 'playwright' : command} ${args.join(' ').replace(/^.*cli\.js /, '')}: ${code ? 'failed' : 'done'}`,
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
