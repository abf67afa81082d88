import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

interface Where {
  readonly folder: string;
  readonly port: number;
  /** How far its clock is ahead of this machine's. */
  readonly aheadMs: number;
}

export interface Witness {
  /** For `SEALED_OFFERS_WITNESS`. */
  readonly setting: string;
  readonly kill: () => Promise<void>;
}

/** Starts `npm run witness`. It goes by its own clock, not by the site's. */
export async function startWitness({ folder, port, aheadMs }: Where): Promise<Witness> {
  const clock = `const now = Date.now; Date.now = () => now() + ${aheadMs};`;
  const args = ['--name', 'witness.example', '--dir', folder, '--port', String(port)];
  const child = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', '--import', `data:text/javascript,${encodeURIComponent(clock)}`],
      ...['scripts/commands/witness/witness.ts', ...args],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let recipient = '';
  for await (const line of createInterface({ input: child.stdout })) {
    recipient = /^Sealed offers: (.+)$/.exec(line)?.[1] ?? recipient;
    if (!line.startsWith('Listening on ')) continue;
    return {
      setting: `http://localhost:${port} ${recipient}`,
      kill: async () => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.kill('SIGKILL');
        await once(child, 'exit');
      },
    };
  }
  throw new Error('The witness did not start');
}
