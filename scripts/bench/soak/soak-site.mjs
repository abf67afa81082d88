import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../process/free-port.ts';
import { root } from '../../process/processes.mjs';
import { send } from '../http.mjs';

const answersWithinMs = 10_000;

/** A separate site that the soak can kill and restart on the same ports and data. */
export async function createSoakSite(folder) {
  const [port, authPort] = [await freePort(), await freePort()];
  const site = `http://127.0.0.1:${port}`;
  const tickSecret = randomBytes(24).toString('hex');
  const memoryFolder = join(folder, 'memory');
  mkdirSync(memoryFolder);
  const env = {
    ...process.env,
    NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'scripts/bench/soak/memory-on-signal.mjs')).href}`,
    SOAK_MEMORY_FOLDER: memoryFolder,
    PORT: String(port),
    AUTH_EMULATOR_PORT: String(authPort),
    DATA_DIR: join(folder, 'soak'),
    SITE_URL: `http://localhost:${port}`,
    TICK_SECRET: tickSecret,
    BID_LIMIT_WITHOUT_REVIEW: '1000000000',
    FRESH_SIGN_IN_ABOVE: '1000000000',
    SAMPLE_SIZE: '24',
  };
  let child = null;
  const start = async () => {
    child = spawn(
      process.execPath,
      ['--import', './scripts/process/end-with-parent.mjs', 'scripts/start.mjs'],
      {
        ...{ cwd: root, env },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      },
    );
    const errorOutput = [];
    child.stderr.on('data', (chunk) => errorOutput.push(chunk));
    while (child.exitCode === null && child.signalCode === null) {
      const answer = await send(`${site}/api/health`).catch(() => undefined);
      if (answer?.status === 200) return;
      await wait(200);
    }
    throw new Error(`The site ended instead of starting:\n${Buffer.concat(errorOutput)}`);
  };
  const end = async (signal) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    if (signal === 'SIGKILL') for (const pid of [child.pid, ...descendantsOf(child.pid)]) kill(pid);
    else child.kill('SIGTERM');
    await exited;
  };
  return {
    dataDir: env.DATA_DIR,
    siteUrl: env.SITE_URL,
    servers: { site, emulator: `http://127.0.0.1:${authPort}`, tickSecret },
    ...{ start, end },
    descriptors: () => descriptorsOf(serverOf(child.pid)),
    memory: () => memoryOf(serverOf(child.pid), memoryFolder),
    pid: () => serverOf(child.pid),
  };
}

/** Finds the process that serves the site. */
function serverOf(parent) {
  const pid = descendantsOf(parent).find((each) =>
    readFileSync(`/proc/${each}/cmdline`, 'utf8').includes('next-server'),
  );
  if (pid === undefined) throw new Error('The start script has no server among its processes');
  return pid;
}

/** Makes the server collect garbage. Returns the memory it still uses, in bytes. */
async function memoryOf(pid, folder) {
  const file = join(folder, `${pid}.json`);
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (const until = Date.now() + answersWithinMs; Date.now() < until; await wait(20)) {
    if (!existsSync(file)) continue;
    const { rss, heapUsed, external } = JSON.parse(readFileSync(file, 'utf8'));
    return { held: heapUsed + external, heap: heapUsed, external, resident: rss };
  }
  throw new Error('The server did not report its memory use');
}

/** Counts open descriptors, in total and per kind (`socket`, `file`, `pipe` and so on). */
function descriptorsOf(pid) {
  const kinds = {};
  for (const fd of readdirSync(`/proc/${pid}/fd`)) {
    const kind = kindOf(`/proc/${pid}/fd/${fd}`);
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return { count: Object.values(kinds).reduce((sum, each) => sum + each, 0), kinds };
}

function kindOf(link) {
  try {
    const target = readlinkSync(link);
    return target.startsWith('/') ? 'file' : target.replace(/:?\[.*/, '');
  } catch {
    return 'closed meanwhile';
  }
}

function descendantsOf(pid) {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const children = table.filter(([, parent]) => parent === pid).map(([child]) => child);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It already ended with its parent.
  }
}
