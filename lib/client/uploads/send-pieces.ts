import { sha256 } from '@noble/hashes/sha2.js';
import { type Problem, readProblem } from '@/lib/client/page/problem';
import { fileRefusalWords, isFileRefusal } from '@/lib/copy/drafts/file-refusal-words';
import { PIECE_BYTES } from '@/lib/domain/drafts/files/upload';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { uploadFile as copy } from '@/messages/site/upload-file';

export type UploadStage = 'reading' | 'sending' | 'waiting' | 'checking';

export interface Transfer {
  readonly file: File;
  readonly signal: AbortSignal;
  /** `sent`: bytes on the server. `waiting`: the connection was lost and the request will be repeated. */
  readonly onProgress: (stage: UploadStage, sent: number) => void;
}

/** Why an upload failed, worded for people, and whether it can be retried. */
export interface UploadFault {
  readonly message: string;
  readonly canRetry: boolean;
}

/** Sends the file from this offset on, in pieces of this size. */
export async function sendPieces(
  upload: Transfer,
  path: string,
  from: number,
  pieceBytes = PIECE_BYTES,
): Promise<Result<null, UploadFault>> {
  const { file, onProgress } = upload;
  let offset = from;
  let stalls = 0;
  while (offset < file.size) {
    if (stalls > MOST_STALLS) return refuse(STALLED);
    onProgress('sending', offset);
    const piece = file.slice(offset, offset + pieceBytes);
    const bytes = new Uint8Array(await piece.arrayBuffer());
    const headers = {
      'content-type': 'application/octet-stream',
      'upload-offset': String(offset),
      'content-digest': `sha-256=:${toBase64(sha256(bytes))}:`,
    };
    const sent = await ask(upload, offset, path, { method: 'PUT', headers, body: bytes }, RECOVERABLE);
    if (!sent.ok) return sent;
    const after = await offsetAfter(upload, path, sent.value, offset);
    stalls = after > offset ? 0 : stalls + 1;
    offset = after;
  }
  return ok(null);
}

const MOST_STALLS = 5;
const STALLED: UploadFault = { message: fileRefusalWords['wrong-piece'], canRetry: true };

/** Refusals of a piece that a new offset fixes: another tab was faster, or an answer was lost. */
const RECOVERABLE: readonly string[] = ['wrong-offset', 'wrong-piece'];

async function offsetAfter(
  upload: Transfer,
  path: string,
  answer: Response,
  before: number,
): Promise<number> {
  if (answer.ok) return (await answer.json()).offset;
  const state = await ask(upload, before, path, { method: 'HEAD' });
  const there = state.ok ? Number(state.value.headers.get('upload-offset')) : Number.NaN;
  if (Number.isNaN(there)) throw new Error('The server did not say how much of the file it has');
  return there;
}

/** Growing delays, about two minutes in all. */
const waitsMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

/** Returns the response or the refusal. Failed requests are repeated; every request may arrive twice. */
export async function ask(
  { signal, onProgress }: Transfer,
  sent: number,
  path: string,
  init: RequestInit,
  recoverable: readonly string[] = [],
): Promise<Result<Response, UploadFault>> {
  for (let attempt = 0; ; attempt++) {
    const answer = await fetch(path, { ...init, signal }).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return null;
    });
    if (answer?.ok) return ok(answer);
    const isPassing = !answer || answer.status >= 500 || answer.status === 429;
    const waitMs = waitsMs[attempt];
    if (!isPassing || waitMs === undefined) {
      const problem = answer && (await readProblem(answer.clone()));
      return answer && problem && recoverable.includes(problem.reason)
        ? ok(answer)
        : refuse(faultOf(problem));
    }
    onProgress('waiting', sent);
    await waitOrOnline(Math.max(waitMs, 1_000 * Number(answer?.headers.get('retry-after') ?? 0)), signal);
  }
}

function faultOf(problem: Problem | null): UploadFault {
  if (!problem) return { message: copy.couldntReachServer, canRetry: true };
  const { reason, detail, status } = problem;
  const words = isFileRefusal(reason) ? fileRefusalWords[reason] : copy.didntWorkTry;
  const message = detail ?? words;
  return { message, canRetry: status === 401 || status === 409 || status === 429 || status >= 500 };
}

export const asJson = (body: object): RequestInit => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** Waits this long, or until the browser is online again. */
function waitOrOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', done);
      signal.removeEventListener('abort', stop);
      resolve();
    }
    function stop() {
      done();
      reject(signal.reason);
    }
    globalThis.addEventListener?.('online', done);
    signal.addEventListener('abort', stop);
  });
}
