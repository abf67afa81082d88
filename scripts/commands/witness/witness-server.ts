import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@/lib/domain/auctions/transparency/bytes';
import {
  cosignatureType,
  cosignedText,
  parseSignatureLine,
  signatureLine,
  timestamped,
  toVerifierKey,
  type VerifierKey,
} from '@/lib/domain/auctions/transparency/note';
import { decideAddCheckpoint, parseAddCheckpoint } from '@/lib/domain/auctions/transparency/witnessing';
import { releaseShare } from './release-share';
import type { WitnessState } from './witness-state';

interface WitnessOptions {
  readonly name: string;
  readonly state: WitnessState;
  /** The keys of the logs that this witness knows; the name of a key is the origin of its log. */
  readonly logKeys: readonly VerifierKey[];
  /** Seconds since 1970. */
  readonly now?: () => number;
}

interface Answer {
  readonly status: number;
  readonly body?: string;
  readonly type?: string;
}

const nowSeconds = () => Math.floor(Date.now() / 1000);

const longestBody = 300_000;
/** A longer request is cut off. */
const mostDropped = 10 * longestBody;

export const witnessKeyOf = (name: string, { seed }: WitnessState): VerifierKey =>
  toVerifierKey(name, cosignatureType, ed25519.getPublicKey(hexToBytes(seed)));

/**
 * A witness by C2SP tlog-witness: add-checkpoint, and the latest checkpoint of each log. It also releases its shares
 * of sealed offers.
 */
export function createWitness(options: WitnessOptions): Server {
  return createServer(async (request, response) => {
    const {
      status,
      body = '',
      type = 'text/plain; charset=utf-8',
    } = await answer(request, options).catch((): Answer => ({ status: 500 }));
    response.writeHead(status, { 'content-type': type }).end(body);
  });
}

async function answer(request: IncomingMessage, options: WitnessOptions): Promise<Answer> {
  const { method, url = '/' } = request;
  if (url === '/add-checkpoint')
    return method === 'POST' ? addCheckpoint(await bodyOf(request), options) : { status: 405 };
  if (url === '/release-share')
    return method === 'POST' ? release(await bodyOf(request), options) : { status: 405 };
  const hash = /^\/([0-9a-f]{64})\/checkpoint$/.exec(url)?.[1];
  if (method !== 'GET' || hash === undefined) return { status: 404 };
  const origin = options.logKeys.find(({ name }) => sha256Hex(name) === hash)?.name;
  const latest = origin === undefined ? null : options.state.latest(origin);
  return latest ? { status: 200, body: latest.note } : { status: 404 };
}

const release = async (body: string | null, { state, now = nowSeconds }: WitnessOptions): Promise<Answer> =>
  body === null ? { status: 413 } : releaseShare(body, state, now() * 1000);

function addCheckpoint(body: string | null, options: WitnessOptions): Answer {
  if (body === null) return { status: 413 };
  const { name, state, logKeys, now = nowSeconds } = options;
  return state.change((remember): Answer => {
    const decided = decideAddCheckpoint(body, (origin) => {
      const keys = logKeys.filter((key) => key.name === origin);
      const latest = state.latest(origin);
      return keys.length === 0
        ? null
        : { keys, latest: latest && { size: latest.size, root: hexToBytes(latest.root) } };
    });
    if (decided.status === 409) return { status: 409, body: `${decided.size}\n`, type: 'text/x.tlog.size' };
    if (decided.status !== 200) return { status: decided.status };
    const { checkpoint, text } = decided;
    const line = cosignatureOf(text, now(), name, state);
    const { size, root, origin } = checkpoint;
    remember(origin, { size, root: bytesToHex(root), note: `${logNoteOf(body, logKeys)}${line}` });
    return { status: 200, body: line };
  });
}

function cosignatureOf(text: string, seconds: number, name: string, state: WitnessState): string {
  const signature = ed25519.sign(utf8ToBytes(cosignedText(text, seconds)), hexToBytes(state.seed));
  return signatureLine(witnessKeyOf(name, state), timestamped(seconds, signature));
}

/** The checkpoint with the signatures of the log only, because nobody checked the others. */
function logNoteOf(body: string, logKeys: readonly VerifierKey[]): string {
  const note = parseAddCheckpoint(body)?.note ?? '';
  const end = note.lastIndexOf('\n\n') + 2;
  const lines = note.slice(end).split('\n').slice(0, -1);
  const own = lines.filter((line) => {
    const signature = parseSignatureLine(line);
    return logKeys.some(({ name, id }) => signature?.name === name && signature.id === id);
  });
  return `${note.slice(0, end)}${own.map((line) => `${line}\n`).join('')}`;
}

const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Null: longer than any request by the specification. The rest is read and dropped, because a request that stops
 * half way resets its connection before the answer arrives.
 */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > mostDropped) return null;
    if (length <= longestBody) chunks.push(chunk);
  }
  return length > longestBody ? null : Buffer.concat(chunks).toString('utf8');
}
