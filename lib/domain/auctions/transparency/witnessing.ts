import { fromBase64, isSame, parseDecimal, toBase64 } from './bytes';
import { type Checkpoint, openCheckpoint, parseCheckpoint } from './checkpoint';
import { emptyRoot, type Hash } from './merkle';
import { parseNote, type VerifierKey } from './note';
import { isConsistent } from './proofs';

/** The length of a hash in base64. */
const hashLength = 44;

/** C2SP tlog-witness: the most hashes that a request may carry. */
const mostProofLines = 63;

/** The body of an add-checkpoint request. `note` is the signed checkpoint. */
export interface AddCheckpoint {
  readonly oldSize: number;
  readonly proof: readonly Hash[];
  readonly note: string;
}

export const formatAddCheckpoint = ({ oldSize, proof, note }: AddCheckpoint): string =>
  [`old ${oldSize}\n`, ...proof.map((hash) => `${toBase64(hash)}\n`), '\n', note].join('');

export function parseAddCheckpoint(body: string): AddCheckpoint | null {
  const end = body.indexOf('\n\n');
  const [first = '', ...lines] = body.slice(0, Math.max(end, 0)).split('\n');
  const oldSize = first.startsWith('old ') ? parseDecimal(first.slice(4)) : null;
  const isShort = lines.length <= mostProofLines && lines.every(({ length }) => length === hashLength);
  if (oldSize === null || !isShort) return null;
  const proof = lines.map(fromBase64).filter((hash) => hash?.length === 32);
  if (proof.length !== lines.length) return null;
  return { oldSize, proof: proof.filter((hash) => hash !== null), note: body.slice(end + 2) };
}

/** The answer of a witness: the checkpoint that it cosigns, or the status that refuses it. */
export type WitnessAnswer =
  | { readonly status: 200; readonly checkpoint: Checkpoint; readonly text: string }
  | { readonly status: 400 | 403 | 404 | 422 }
  | { readonly status: 409; readonly size: number };

/** What the witness last cosigned for the log, and the keys that it trusts for it. */
export interface WitnessedLog {
  readonly latest: { readonly size: number; readonly root: Hash } | null;
  readonly keys: readonly VerifierKey[];
}

/** Decides an add-checkpoint request by C2SP tlog-witness. `logOf` gives the log of an origin. */
export function decideAddCheckpoint(
  body: string,
  logOf: (origin: string) => WitnessedLog | null,
): WitnessAnswer {
  const request = parseAddCheckpoint(body);
  const checkpoint = request && parseCheckpoint(parseNote(request.note)?.text ?? '');
  if (!checkpoint) return { status: 400 };
  const log = logOf(checkpoint.origin);
  if (!log) return { status: 404 };
  const opened = openCheckpoint(request.note, log.keys);
  if ('fault' in opened) return { status: 403 };
  const { oldSize, proof } = request;
  const { size: newSize, root: newRoot, text } = opened;
  if (oldSize > newSize) return { status: 400 };
  const size = log.latest?.size ?? 0;
  if (oldSize !== size) return { status: 409, size };
  if (newSize === 0 && !isSame(newRoot, emptyRoot)) return { status: 422 };
  const oldRoot = log.latest?.root ?? emptyRoot;
  return isConsistent({ oldSize, newSize, oldRoot, newRoot, proof })
    ? { status: 200, checkpoint, text }
    : { status: 422 };
}
