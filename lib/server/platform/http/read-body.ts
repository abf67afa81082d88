import 'server-only';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';

/** How long a body may take, from its headers to its last byte. */
export const bodyTimeoutMs = 5_000;

export type BodyFault = 'too-large' | 'too-slow' | 'aborted';

/**
 * The body's text once its last byte is here. Reading stops at more than `limitBytes`, after `bodyTimeoutMs`, and when
 * the client hangs up.
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
    // A stream that failed or was read to its end has nothing to cancel.
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
