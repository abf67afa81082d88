import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ed25519Type, formatVerifierKey } from '@/lib/domain/auctions/transparency/note';
import { aKey } from '@/lib/domain/auctions/transparency/signed-log.fixture';

/** The signing key of a site for stories that must know it, as its environment variable and as a key of tests. */
export function knownSigner(siteUrl: string) {
  const name = `${new URL(siteUrl).host}/log`;
  const seed = createHash('sha256').update(`secret of ${name} ${ed25519Type}`).digest('base64');
  return { env: { SIGNING_KEY: seed }, log: aKey(name) };
}

export interface OwnWitness {
  readonly key: string;
  readonly url: string;
  /** Sends SIGKILL. */
  readonly kill: () => Promise<void>;
}

/** Starts `npm run witness`; with the same folder it is the same witness. */
export async function startWitness(
  name: string,
  { log, dir, port }: { readonly log: ReturnType<typeof aKey>; readonly dir: string; readonly port: number },
): Promise<OwnWitness> {
  const options = { name, log: formatVerifierKey(log.key), dir, port: String(port) };
  const args = Object.entries(options).flatMap(([option, value]) => [`--${option}`, value]);
  const command = ['--import', 'tsx', 'scripts/commands/witness/witness.ts', ...args];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  let key = '';
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('Witness key: ')) key = line.slice('Witness key: '.length);
    const url = /^Listening on (.+)$/.exec(line)?.[1];
    if (url) return { key, url, kill };
  }
  throw new Error('The witness did not start');
}
