/**
 * A load generator in its own process. Takes `{targets, connections, blockMs, blocks}` by message. Sends
 * requests to the targets over keep-alive connections in short alternating blocks, so that other load on the
 * machine affects all targets alike.
 */
import { fork } from 'node:child_process';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { median, quantile } from './statistics.mjs';

const file = fileURLToPath(import.meta.url);

/** For each target of `[{name, url}]`: requests per second (median of the blocks), p50 and p99 in ms. */
export function load(task) {
  return new Promise((resolve, reject) => {
    const child = fork(file, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.once('message', (answer) => (answer.error ? reject(new Error(answer.error)) : resolve(answer)));
    child.once('exit', (code) => code && reject(new Error(`The load generator ended with ${code}`)));
    child.send(task);
  });
}

if (process.argv[1] === file) {
  process.once('disconnect', () => process.exit());
  process.once('message', (task) =>
    measure(task)
      .catch((error) => ({ error: error.message }))
      .then((answer) => process.send(answer, () => process.exit())),
  );
}

async function measure({ targets, connections, blockMs, blocks }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const blocksOf = new Map(targets.map(({ name }) => [name, []]));
  for (const { url } of targets) await runBlock({ url, agent, connections, blockMs });
  for (let block = 0; block < blocks; block++) {
    for (const { name, url } of block % 2 ? targets : targets.toReversed()) {
      blocksOf.get(name).push(await runBlock({ url, agent, connections, blockMs }));
    }
  }
  return Object.fromEntries([...blocksOf].map(([name, done]) => [name, summary(done)]));
}

let requestCount = 0;

/** Replaces `#` in the URL with a number that differs for every request. */
async function runBlock({ url, agent, connections, blockMs }) {
  const latencies = [];
  const start = performance.now();
  const until = start + blockMs;
  const one = async () => {
    while (performance.now() < until) latencies.push(await ask(url.replace('#', requestCount++), agent));
  };
  await Promise.all(Array.from({ length: connections }, one));
  return { perSecond: (latencies.length / (performance.now() - start)) * 1000, latencies };
}

function ask(url, agent) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const sent = get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.on('error', reject);
      response.on('end', () => resolve(performance.now() - start));
      response.resume();
    });
    sent.on('error', reject);
  });
}

function summary(blocks) {
  const latencies = blocks.flatMap((block) => block.latencies);
  return {
    perSecond: median(blocks.map((block) => block.perSecond)),
    p50: median(latencies),
    p99: quantile(latencies, 0.99),
  };
}
