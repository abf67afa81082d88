import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sendOk } from './http.mjs';
import { load } from './load.mjs';

const task = { connections: 16, blockMs: 500, blocks: 20 };

/**
 * Compares the home page and a detail page with static pages whose HTML is as large, and the list with a bare
 * page that renders the same number of cards per request.
 */
export async function measurePages(servers) {
  const { site, bare } = servers;
  const list = await readPage(`${site}/properties`);
  const slug = /href="\/properties\/([\w-]+)"/.exec(list.html)?.[1];
  const cards = list.html.split('<article').length - 1;
  if (!slug || cards === 0) return { pages: [], faults: ['the list has no homes in its HTML'] };
  const home = await pair(servers, 'home', `${site}/`);
  const detail = await pair(servers, 'detail', `${site}/properties/${slug}`);
  const listPair = {
    name: 'list',
    url: list.url,
    reference: `${bare}/cards?count=${cards}`,
    weight: list,
    cards,
  };
  // A rendered search is shared for two seconds. These searches all differ, so none is shared.
  const rare = { ...listPair, name: 'searches that nobody else asks for', url: `${site}/properties?min=#` };
  const pages = [];
  for (const each of [home, detail, listPair, rare]) pages.push(await comparePair(each));
  const empty = await readPage(`${bare}/`);
  return {
    pages,
    scripts: await Promise.all([home, detail, listPair].map(({ name, url }) => withScripts(name, url))),
    emptyScripts: await scriptBytes(empty),
    faults: contentFaults({ home, detail }, slug),
  };
}

async function comparePair({ name, url, reference, weight, cards }) {
  const { own, bare } = await load({
    ...task,
    targets: [
      { name: 'own', url },
      { name: 'bare', url: reference },
    ],
  });
  return { name, own, bare, weight, cards, bareWeight: await readPage(reference) };
}

/** The page and a bare static page of the same size, found by requesting a few lengths of the page's HTML. */
async function pair({ bare, content }, name, url) {
  const weight = await readPage(url);
  writeFileSync(
    join(content, `${name}.html`),
    weight.html.replace(/^[\s\S]*<body[^>]*>/, '').replace(/<script[\s\S]*?<\/script>/g, ''),
  );
  const addressOf = (length) => `${bare}/weight/${name}/${Math.round(length)}`;
  const sizeOf = async (length) => (await readPage(addressOf(length))).html.length;
  const base = await sizeOf(0);
  let length = (weight.html.length - base) / 2.2;
  for (let step = 0; step < 5; step++) {
    length *= (weight.html.length - base) / ((await sizeOf(length)) - base);
  }
  return { name, url, weight, reference: addressOf(length) };
}

/** Requests a page as a browser does, with gzip. */
async function readPage(url) {
  const { bytes } = await sendOk(url, { headers: { 'accept-encoding': 'gzip' } });
  return { url, html: gunzipSync(bytes).toString(), gzipBytes: bytes.length };
}

async function withScripts(name, url) {
  return { name, bytes: await scriptBytes(await readPage(url)) };
}

/** The gzip transfer size in bytes of the scripts that the HTML requests. */
async function scriptBytes({ url, html }) {
  const tags = html.match(/<script[^>]+src="[^"]+"[^>]*>|<link[^>]+as="script"[^>]*>/g) ?? [];
  const wanted = tags.filter((tag) => !/\bnomodule\b/i.test(tag));
  const sources = new Set(wanted.map((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1]));
  const sizes = await Promise.all(
    [...sources].map(async (source) => {
      const address = new URL(source, url);
      return (await sendOk(address, { headers: { 'accept-encoding': 'gzip' } })).bytes.length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The homes must be in the HTML, not only in scripts. */
function contentFaults({ home, detail }, slug) {
  const number = slug.split('-')[0];
  const bodyOf = ({ weight }) => weight.html.replace(/<script[\s\S]*?<\/script>/g, '');
  return [
    ...(bodyOf(home).includes('href="/properties/') ? [] : ['home has no home in its HTML']),
    ...(bodyOf(detail).includes(number) ? [] : ['the detail page has no address in its HTML']),
  ];
}
