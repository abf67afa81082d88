import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Zip, ZipPassThrough } from 'fflate';
import { completeAnswers } from '../../../lib/domain/drafts/draft.builders.ts';
import { toLine } from '../../../lib/domain/open-data/csv-cell.ts';
import { somePhotos } from '../data/photos.ts';
import { sendOk } from '../http.mjs';
import { median } from '../statistics.mjs';

const quietRequests = 60;
const sampleMs = 250;
const limitMs = 300_000;
const roads = ['Foxglove', 'Larkspur', 'Primrose', 'Tamarack'];
const timeNames = ['uploadMs', 'checkMs', 'runMs', 'processorSeconds', 'quietMs', 'duringMs'];
const { street: _, parcelNumber: __, ...answers } = completeAnswers;

/**
 * Imports a table for each of some banks, one after another, in one run of the site. The first only warms up:
 * its time does not count, and the memory after it is the baseline for the memory after the last one.
 * Each figure of memory is taken after a forced collection.
 */
export async function importTables(soak, page, { banks, rows }) {
  const done = [];
  for (const [at, bank] of banks.entries())
    done.push({ ...(await importTable(soak, page, { bank, rows, at })), held: await soak.memory() });
  const measured = done.slice(1);
  const medianOf = (key) => median(measured.map((each) => each[key]));
  return {
    ...{ rows, importing: banks.at(-1), importId: done.at(-1).importId },
    ...Object.fromEntries(timeNames.map((name) => [name, medianOf(name)])),
    memory: { each: done.map(({ held }) => held), peak: Math.max(...done.map(({ peak }) => peak)) },
  };
}

/**
 * Uploads a table through its page, and meanwhile requests the home page and reads the server's memory. The
 * page stays open, so it drives the import as it does for people.
 */
async function importTable(soak, page, { bank, rows, at }) {
  const home = `${soak.servers.site}/`;
  const quiet = [];
  while (quiet.length < quietRequests) quiet.push((await sendOk(home)).ms);
  const pid = soak.pid();
  const buffer = tableOf(rows, at);
  const watch = startWatching(home, pid);
  await page.goto(`${soak.siteUrl}/dashboard/organizations/${bank}/imports`);
  const file = { name: 'bench.csv', mimeType: 'text/csv', buffer };
  const [start, used] = [performance.now(), processorSeconds(pid)];
  await page.getByLabel('Property file').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload file' }).click();
  await page.getByRole('button', { name: 'Check all rows' }).click({ timeout: limitMs });
  const uploadMs = performance.now() - start;
  const run = page.getByRole('button', { name: new RegExp(`Import ${rows.toLocaleString('en-US')} rows`) });
  await run.click({ timeout: limitMs });
  const checkMs = performance.now() - start - uploadMs;
  await page.getByText('Spreadsheet imported').waitFor({ timeout: limitMs });
  const runMs = performance.now() - start - uploadMs - checkMs;
  const { during, peak } = await watch.stop();
  const importId = page.url().split('/').at(-1).split('?')[0];
  return {
    processorSeconds: processorSeconds(pid) - used,
    ...{ importId, uploadMs, checkMs, runMs, quietMs: median(quiet), duringMs: median(during), peak },
  };
}

/** Homes at addresses that no other import has. */
function tableOf(rows, at) {
  const lines = Array.from({ length: rows }, (_, row) =>
    toLine([`IM-${at}-${row}`, `${row + 1} ${roads[at]} Road`, ...Object.values(answers)]),
  );
  return Buffer.from(toLine(['Reference', 'Street', ...Object.keys(answers)]) + lines.join(''));
}

/** Requests the page without a pause and samples the resident memory until `stop`. */
function startWatching(url, pid) {
  let isRunning = true;
  const during = [];
  let peak = 0;
  const watching = [
    (async () => {
      for (; isRunning; await wait(20)) during.push((await sendOk(url)).ms);
    })(),
    (async () => {
      for (; isRunning; await wait(sampleMs)) peak = Math.max(peak, residentOf(pid));
    })(),
  ];
  return {
    stop: async () => {
      isRunning = false;
      await Promise.all(watching);
      return { during, peak };
    },
  };
}

const residentOf = (pid) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

/** Of all threads of a process so far. */
function processorSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/**
 * Uploads a ZIP of photos through its page, made as `file`. The tick stores them. At a third of the target
 * rate the bench gives up.
 */
export async function sendZip({ siteUrl }, page, { bank, count, photosPerHome, file }) {
  const homes = Math.ceil(count / photosPerHome);
  await writeZip(file, { count, photosPerHome });
  const timeout = Math.max(limitMs, count * 1_000);
  await page.goto(`${siteUrl}/dashboard/organizations/${bank}/files`);
  const start = performance.now();
  // A path, because the browser's driver takes only small files from memory.
  await page.getByLabel('ZIP, or CSV with homes and photo URLs').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload file' }).click();
  const store = page.getByRole('button', { name: `Store ${count.toLocaleString('en-US')} files` });
  await store.waitFor({ timeout });
  const uploadMs = performance.now() - start;
  await store.click();
  await page.getByText('Files stored').waitFor({ timeout });
  const storeMs = performance.now() - start - uploadMs;
  return { bulkId: page.url().split('/').at(-1).split('?')[0], count, homes, uploadMs, storeMs };
}

/** Written piece by piece, because 5,500 photos take a gigabyte. */
async function writeZip(path, { count, photosPerHome }) {
  const photos = await somePhotos(photosPerHome);
  const file = openSync(path, 'w');
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    writeSync(file, bytes);
  });
  for (let made = 0; made < count; made++) {
    const [home, at] = [Math.floor(made / photosPerHome), made % photosPerHome];
    const entry = new ZipPassThrough(`PF-${10_001 + home}/${at} photo.jpg`);
    zip.add(entry);
    entry.push(Buffer.concat([photos[at], Buffer.from(`home ${home}`)]), true);
  }
  zip.end();
  closeSync(file);
}
