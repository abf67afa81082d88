import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Place } from './bidders';

export interface OwnServer {
  readonly place: Place;
  /** The process that serves the site. */
  readonly sitePid: number;
  /** Sends SIGKILL to the start script, the site and the Auth emulator. */
  readonly killAll: () => Promise<void>;
  readonly end: () => Promise<void>;
}

interface Where {
  readonly port: number;
  readonly authPort: number;
  readonly dataDir: string;
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a separate server with `npm start`, for stories that end it. Resolves once the site responds. */
export async function startOwnServer({ port, authPort, dataDir, env }: Where): Promise<OwnServer> {
  const place: Place = {
    siteUrl: `http://localhost:${port}`,
    authUrl: `http://127.0.0.1:${authPort}`,
    tickSecret: 'only-for-this-test',
  };
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      AUTH_EMULATOR_PORT: String(authPort),
      DATA_DIR: dataDir,
      SITE_URL: place.siteUrl,
      TICK_SECRET: place.tickSecret,
      SAMPLE_SIZE: '12',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  await waitUntilUp(place, child, output);
  return {
    place,
    sitePid: serverOf(child.pid ?? 0),
    killAll: async () => {
      for (const pid of [child.pid ?? 0, ...descendantsOf(child.pid ?? 0)]) killHard(pid);
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
    end: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function waitUntilUp(place: Place, child: ChildProcess, output: readonly string[]): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${place.siteUrl}/api/health`).catch(() => null);
    if (answer?.ok && output.join('').includes('Press Ctrl-C to stop')) return;
    await wait(100);
  }
  throw new Error(`The server exited during startup:\n${output.join('')}`);
}

function descendantsOf(pid: number): readonly number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const children = table.filter(([, parent]) => parent === pid).map(([child]) => child ?? 0);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

/** The pid of the site: Next.js names its server process `next-server`. */
function serverOf(pid: number): number {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  const servers = table
    .filter((line) => line.includes('next-server'))
    .map((line) => Number.parseInt(line, 10));
  const [server] = descendantsOf(pid).filter((each) => servers.includes(each));
  if (server === undefined) throw new Error('The start script has no next-server process');
  return server;
}

function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process already exited with its parent.
  }
}
