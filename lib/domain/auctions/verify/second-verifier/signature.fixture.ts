import { createPublicKey, verify } from 'node:crypto';
import { canonical, fields, integer, isRecord, must, text } from './reading.fixture';
import type { Run } from './run.fixture';

type SignedRun = Pick<Run, 'auctionId' | 'hashes' | 'keys' | 'bidders' | 'signedCommitments'>;

/** Checks the signature of a bid by docs/ledger.md, with the cryptography of Node. */
export function signature(run: SignedRun, value: unknown, alias: string, commitment: string): void {
  must(isRecord(value));
  const { addedBy, ...rest } = value;
  const isAdded = Object.hasOwn(value, 'addedBy');
  const signed = fields(rest, 'by', 'key', 'head', 'signature');
  const key = text(signed.key);
  const head = run.hashes[integer(signed.head) - 1];
  must(head !== undefined);
  const { auctionId } = run;
  const bid = { alias, auctionId, commitment, head, key };
  must(isSigned(key, `auction-bid/v1\n${canonical(bid)}\n`, text(signed.signature)));

  const known = run.keys.get(key);
  must(!known || (known.alias === alias && !isAdded));
  let by = known?.by ?? (run.bidders.has(alias) ? 'session' : 'alias');
  if (isAdded) {
    const adding = fields(addedBy, 'key', 'signature');
    const adder = run.keys.get(text(adding.key));
    must(adder?.alias === alias);
    const added = { addedBy: text(adding.key), auctionId, key };
    must(isSigned(text(adding.key), `auction-device/v1\n${canonical(added)}\n`, text(adding.signature)));
    by = adder?.by === 'session' ? 'session' : 'device';
  }
  must(signed.by === by);
  run.keys.set(key, { alias, by });
  must(!run.signedCommitments.has(commitment));
  run.signedCommitments.add(commitment);
}

/** The public key of each curve as DER: a fixed beginning, then the bytes of the key. */
const CURVES = new Map([
  ['ed25519', { der: '302a300506032b6570032100', length: 32, hash: null }],
  ['p256', { der: '3059301306072a8648ce3d020106082a8648ce3d030107034200', length: 65, hash: 'sha256' }],
]);

/** The y of the points whose order is at most 8, in the 32 bytes of a key without the sign bit. */
const SMALL = [
  '00'.repeat(32),
  `01${'00'.repeat(31)}`,
  `ec${'ff'.repeat(30)}7f`,
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
];

function isWeak(point: Buffer): boolean {
  const y = Buffer.from(point);
  y[31] = (y[31] ?? 0) & 0x7f;
  const isAboveField = y.readUInt8(0) >= 0xed && y.subarray(1).toString('hex') === `${'ff'.repeat(30)}7f`;
  return isAboveField || SMALL.includes(y.toString('hex'));
}

/** Whether a key of the ledger signed a message. */
export function isSigned(key: string, message: string, encoded: string): boolean {
  const [name = '', ...bytes] = key.split(':');
  const curve = CURVES.get(name);
  const point = base64(bytes.join(':'));
  const signed = base64(encoded);
  if (!curve || point?.length !== curve.length || signed?.length !== 64) return false;
  if (name === 'ed25519' ? isWeak(point) : point[0] !== 4) return false;
  try {
    const der = Buffer.concat([Buffer.from(curve.der, 'hex'), point]);
    const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return verify(curve.hash, Buffer.from(message), { key: publicKey, dsaEncoding: 'ieee-p1363' }, signed);
  } catch {
    return false;
  }
}

function base64(value: string): Buffer | null {
  const bytes = Buffer.from(value, 'base64');
  return bytes.toString('base64') === value ? bytes : null;
}
