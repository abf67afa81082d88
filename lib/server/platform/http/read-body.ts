import 'server-only';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';

/** How long a body may take to arrive, from the start of reading to its last byte. */
export const bodyTimeoutMs = 5_000;

export type BodyFault = 'too-large' | 'too-slow' | 'aborted';

/**
 * Reads the body as text, or refuses it: `too-large` above `limitBytes`, `too-slow` after `bodyTimeoutMs`,
 * `aborted` when the client hangs up.
 */
export async function readBody(request: Request, limitBytes: number): Promise<Result<string, BodyFault>> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) return refuse('too-large');
  if (!request.body) return ok('');
  const reader = request.body.getReader();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'too-slow'>((resolve) => {
    timer = setTimeout(() => resolve('too-slow'), bodyTimeoutMs);
  });
  try {
    return await Promise.race([readText(reader, limitBytes), timeout.then(refuse)]);
  } catch (error) {
    if (request.signal.aborted) return refuse('aborted');
    throw error;
  } finally {
    clearTimeout(timer);
    // Cancel rejects for a stream that failed; there is nothing left to stop then.
    reader.cancel().catch(() => {});
  }
}

async function readText(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limitBytes: number,
): Promise<Result<string, 'too-large'>> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return ok(text + decoder.decode());
    size += value.byteLength;
    if (size > limitBytes) return refuse('too-large');
    text += decoder.decode(value, { stream: true });
  }
}
