/**
 * `npm run witness -- --name NAME [--log KEY…] [--dir FOLDER] [--port NUMBER] [--host ADDRESS]`: signs the checkpoints
 * of transparency logs that only grow (C2SP tlog-witness), and releases its shares of sealed offers after their
 * deadline. Its keys and what it signed are in the folder.
 */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import {
  ed25519Type,
  formatVerifierKey,
  isKeyName,
  parseVerifierKey,
} from '@/lib/domain/auctions/transparency/note';
import { createWitness, witnessKeyOf } from './witness-server';
import { openWitnessState } from './witness-state';

const { values } = parseArgs({
  options: {
    name: { type: 'string', default: '' },
    log: { type: 'string', multiple: true, default: [] },
    dir: { type: 'string', default: '.witness' },
    port: { type: 'string', default: '8640' },
    host: { type: 'string', default: '127.0.0.1' },
  },
});
const logKeys = values.log.map(parseVerifierKey).filter((key) => key?.type === ed25519Type);
if (!isKeyName(values.name)) stop('--name must be a name without spaces, such as witness.example.org.');
if (logKeys.length !== values.log.length)
  stop('--log must be the key of a log, as /.well-known/tlog-policy of its site lists it.');
const state = await openWitnessState(values.dir);
const server = createWitness({
  ...{ name: values.name, state },
  logKeys: logKeys.filter((key) => key !== null),
});
server.requestTimeout = 10_000;
server.listen(Number(values.port), values.host);
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' ? address?.port : values.port;
process.stdout.write(
  `Witness key: ${formatVerifierKey(witnessKeyOf(values.name, state))}\nSealed offers: ${state.recipient}\nListening on http://${values.host}:${port}\n`,
);

function stop(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(2);
}
