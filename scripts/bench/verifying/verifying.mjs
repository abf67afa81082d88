import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { root } from '../../process/processes.mjs';
import { findOrInstallBrowser } from '../../testing/browser.mjs';
import { ledgerOf, someLedger } from '../data/ledgers.ts';
import { median } from '../statistics.mjs';
import { timeVerifying } from './verifying.ts';

const bids = 2_000;

/** Times ledger verification in Node and in a browser, against bare SHA-256 over the same bytes. */
export async function measureVerifying() {
  const entries = someLedger(bids);
  const { auctionId } = ledgerOf;
  const digest = (bytes) => createHash('sha256').update(bytes).digest();
  const inNode = await timeVerifying(auctionId, entries, digest);
  const inBrowser = await timeInBrowser(auctionId, entries);
  return {
    entries: entries.length,
    places: [
      { name: 'Node', builtIn: 'node:crypto', ...summary(inNode, entries.length) },
      { name: 'Chromium', builtIn: 'crypto.subtle', ...summary(inBrowser, entries.length) },
    ],
    faults: [...inNode.faults, ...inBrowser.faults],
  };
}

function summary({ own, library, native }, count) {
  const perSecond = (times) => (count * 1_000) / median(times);
  return { own: perSecond(own), library: perSecond(library), native: perSecond(native) };
}

/** A secure origin, where the browser offers `crypto.subtle`. Requests are intercepted; no server listens. */
const origin = 'http://localhost:1';
const addressOf = (name) => `/${relative(root, fileURLToPath(import.meta.resolve(name)))}`;
const imports = {
  '@/': '/',
  zod: addressOf('zod'),
  '@noble/hashes/': addressOf('@noble/hashes/sha2.js').replace('sha2.js', ''),
};
const html = `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script>`;

async function timeInBrowser(auctionId, entries) {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath: await findOrInstallBrowser() });
  try {
    const page = await browser.newPage();
    await page.route(`${origin}/**`, (route) => route.fulfill(answerOf(new URL(route.request().url()))));
    await page.goto(`${origin}/`);
    return await page.evaluate(
      async ({ auctionId, entries }) => {
        const { timeVerifying } = await import('/scripts/bench/verifying/verifying');
        return timeVerifying(auctionId, entries, (bytes) => crypto.subtle.digest('SHA-256', bytes));
      },
      { auctionId, entries },
    );
  } finally {
    await browser.close();
  }
}

/** Answers with the page, or with a module the browser can run: the product's TypeScript, types stripped. */
function answerOf({ pathname }) {
  if (pathname === '/') return { contentType: 'text/html', body: html };
  const endings = extname(pathname) ? [''] : ['.ts', '.js'];
  const path = endings.map((ending) => join(root, pathname + ending)).find(existsSync);
  if (!path) return { status: 404 };
  const text = readFileSync(path, 'utf8');
  const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  const body = path.endsWith('.ts') ? ts.transpile(text, options) : text;
  return { contentType: 'text/javascript', body };
}
