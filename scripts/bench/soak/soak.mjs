import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { timed } from '../../process/say.mjs';
import { createBidders } from '../bidders.mjs';
import { sendOk } from '../http.mjs';
import { audit, riseOf } from './soak-audit.ts';
import { startLoad } from './soak-load.mjs';
import { createSoakSite } from './soak-site.mjs';

const sampleMs = 1_000;
const windowSamples = 10;
/** In a shorter phase a rise is not reported as a fault: it is too short to detect leaks. */
const provingSeconds = 300;
const maximumRise = 0.02;
const exitWithinMs = 2_000;

/**
 * Loads the site with bids, aborted uploads and streams. A tenth of the time warms up, half runs
 * uninterrupted to sample memory and descriptors, and the rest sends random SIGTERM and SIGKILL. Then checks
 * every acknowledged bid against the ledgers.
 */
export async function measureSoak(folder, { seconds, random }) {
  const soak = await createSoakSite(folder);
  await timed('Building if needed and starting the site', soak.start);
  const bidders = await timed('Registering 40 bidders', () => createBidders(soak.servers, 40));
  const load = await startLoad(soak.servers, bidders, random);
  await timed(`Warming up for ${seconds * 0.1} s`, () => wait(seconds * 100));
  load.keepSteady();
  const steady = await timed(`Watching memory and descriptors for ${seconds * 0.5} s`, () =>
    sample(soak, seconds * 0.5),
  );
  load.addHomes();
  const signals = await timed(`Random SIGTERM and SIGKILL for ${seconds * 0.4} s`, () =>
    signalAtRandom(soak, seconds * 0.4, random),
  );
  await load.stop();
  const found = audit(await readLedgers(soak.servers.site, load.auctions), load.receipts);
  await soak.end('SIGTERM');
  return {
    ...{ seconds, steady, signals, counts: load.counts, acknowledged: load.receipts.length },
    ...{ lost: found.lost, backdated: found.backdated },
    faults: [...found.faults, ...steadyFaults(steady, seconds * 0.5), ...signalFaults(signals)],
  };
}

/**
 * Memory is what the server still holds right after a forced collection: the V8 heap and external buffers.
 * The resident set is reported too. Descriptors come and go with requests, so each window counts its lowest
 * sample.
 */
async function sample(soak, seconds) {
  // Discard the first figure: that collection also frees leftovers from the start.
  await soak.memory();
  const samples = [];
  for (const until = Date.now() + seconds * 1_000; Date.now() < until; ) {
    const counts = [];
    for (; counts.length < windowSamples; await wait(sampleMs)) counts.push(soak.descriptors());
    const { count, kinds } = counts.reduce((least, each) => (each.count < least.count ? each : least));
    samples.push({ ...(await soak.memory()), descriptors: count, kinds });
    if (process.env.SOAK_TRACE) appendFileSync(process.env.SOAK_TRACE, `${JSON.stringify(samples.at(-1))}\n`);
  }
  const risingOf = (key) => {
    const values = samples.map((each) => each[key]);
    return { first: values[0], last: values.at(-1), rise: riseOf(values) };
  };
  return {
    held: risingOf('held'),
    resident: risingOf('resident'),
    descriptors: { ...risingOf('descriptors'), kinds: samples.at(-1)?.kinds },
  };
}

async function signalAtRandom(soak, seconds, random) {
  const result = { SIGTERM: 0, SIGKILL: 0, slowestExitMs: 0 };
  for (const until = Date.now() + seconds * 1_000; Date.now() < until; ) {
    await wait(2_000 + 8_000 * random());
    const signal = random() < 0.5 ? 'SIGTERM' : 'SIGKILL';
    result[signal] += 1;
    const from = performance.now();
    await soak.end(signal);
    if (signal === 'SIGTERM') result.slowestExitMs = Math.max(result.slowestExitMs, performance.now() - from);
    await soak.start();
  }
  return result;
}

async function readLedgers(site, ids) {
  const ledgers = new Map();
  for (const id of ids) {
    const { text } = await sendOk(`${site}/api/auctions/${id}/ledger`);
    ledgers.set(id, JSON.parse(text).entries);
  }
  return ledgers;
}

function steadyFaults({ held, descriptors }, seconds) {
  if (seconds < provingSeconds) return [];
  return [
    ...(held.rise > maximumRise ? [`memory rose by ${percent(held.rise)} in ${seconds} s`] : []),
    ...(descriptors.rise > maximumRise
      ? [`open descriptors rose by ${percent(descriptors.rise)} in ${seconds} s`]
      : []),
  ];
}

const signalFaults = ({ slowestExitMs }) =>
  slowestExitMs > exitWithinMs ? [`an end by SIGTERM took ${Math.round(slowestExitMs)} ms`] : [];

const percent = (share) => `${(share * 100).toFixed(1)} %`;
