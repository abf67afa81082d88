import { parseArgs } from 'node:util';
import { bidListFaultWords } from '@/lib/copy/auctions/ledger-fault-words';
import { bidListFault } from '@/lib/domain/auctions/verify/verify-bid-lists';
import { checkLedger } from './check-ledger';
import { readList } from './input';

const usage = `bank-owned-verify FILE|URL… [--head HASH]… [--receipt FILE]… [--list FILE] [--policy FILE]
  [--witnesses NUMBER] [--ask-witness URL]… [--checkpoint FILE]… [--save-checkpoint FILE] [--tsa FILE]`;

export interface Call {
  readonly args: readonly string[];
  readonly say: Say;
  readonly complain: Say;
}
export type Say = (text: string) => void;

export interface Options {
  readonly head?: string[];
  readonly receipt?: string[];
  readonly list?: string;
  readonly policy?: string;
  readonly witnesses?: string;
  readonly 'ask-witness'?: string[];
  readonly checkpoint?: string[];
  readonly 'save-checkpoint'?: string;
  readonly tsa?: string;
}

/** Runs the command. Returns the exit code: 0 when everything holds, 1 on a fault, 2 on unreadable input. */
export async function runVerifier({ args, say, complain }: Call): Promise<number> {
  try {
    return (await areValid(args, say)) ? 0 : 1;
  } catch (error) {
    complain(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    return 2;
  }
}

async function areValid(args: readonly string[], say: Say): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      head: { type: 'string', multiple: true },
      receipt: { type: 'string', multiple: true },
      list: { type: 'string' },
      policy: { type: 'string' },
      witnesses: { type: 'string' },
      'ask-witness': { type: 'string', multiple: true },
      checkpoint: { type: 'string', multiple: true },
      'save-checkpoint': { type: 'string' },
      tsa: { type: 'string' },
    },
  });
  if (positionals.length === 0) throw new Error('Specify a ledger file or URL.');
  const list = values.list === undefined ? undefined : await readList(values.list);
  const checked = [];
  for (const source of positionals) checked.push(await checkLedger(source, values, say));
  const ledgers = checked.filter((entries) => entries !== null);
  if (ledgers.length < checked.length) return false;
  if (ledgers.length === 1 && !list) return true;
  const fault = bidListFault(ledgers, list);
  say(fault ? bidListFaultWords(fault) : 'The bid lists of these ledgers are valid.');
  return fault === null;
}
