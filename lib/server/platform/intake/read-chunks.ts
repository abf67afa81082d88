import 'server-only';

/** A sender who is silent for this long is considered gone. */
export const SILENCE_MS = 30_000;

interface Limits {
  /** Aborts when the request has ended. The body alone does not end when the client hangs up. */
  readonly ended: AbortSignal;
  readonly maxBytes: number;
  readonly silenceMs?: number;
}

/**
 * Reads a body of any declared length. Throws on too many bytes, on silence, and when the request has ended.
 */
export async function* readChunks(
  body: ReadableStream<Uint8Array>,
  { ended, maxBytes, silenceMs = SILENCE_MS }: Limits,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const giveUp = () => void reader.cancel().catch(() => undefined);
  ended.addEventListener('abort', giveUp);
  let size = 0;
  try {
    ended.throwIfAborted();
    for (;;) {
      const { done, value } = await withinSilence(reader.read(), silenceMs);
      ended.throwIfAborted();
      if (done) return;
      size += value.byteLength;
      if (size > maxBytes) throw new Error('Too large');
      yield value;
    }
  } finally {
    ended.removeEventListener('abort', giveUp);
    giveUp();
  }
}

async function withinSilence<T>(read: Promise<T>, silenceMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The sender is silent')), silenceMs);
  });
  try {
    return await Promise.race([read, silence]);
  } finally {
    clearTimeout(timer);
  }
}
