import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Place } from './bidders';

export interface OwnServer {
  readonly place: Place;
  /** The process that serves the site. */
  readonly sitePid: number;
  /** SIGKILL for everything at once: the start script, the site and the Auth emulator. */
  readonly killAll: () => Promise<void>;
  readonly end: () => Promise<void>;
}

interface Where {
  readonly port: number;
  readonly authPort: number;
  readonly dataDir: string;
  /** Further variables of its configuration. */
  readonly env?: Readonly<Record<string, string>>;
}

/** `npm start` once more, beside the one that the other stories use. Answers when the site does. */
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
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(String(chunk)));
  await untilUp(place, child, said);
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

async function untilUp(place: Place, child: ChildProcess, said: readonly string[]): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${place.siteUrl}/api/health`).catch(() => null);
    if (answer?.ok && said.join('').includes('Ctrl-C ends it')) return;
    await wait(100);
  }
  throw new Error(`The server ended instead of starting:\n${said.join('')}`);
}

function descendantsOf(pid: number): readonly number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const children = table.filter(([, parent]) => parent === pid).map(([child]) => child ?? 0);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

/** Next names its process so. */
function serverOf(pid: number): number {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  const servers = table
    .filter((line) => line.includes('next-server'))
    .map((line) => Number.parseInt(line, 10));
  const [server] = descendantsOf(pid).filter((each) => servers.includes(each));
  if (server === undefined) throw new Error('The start script has no server among its processes');
  return server;
}

function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself when its parent was gone, which is what was wanted.
  }
}
