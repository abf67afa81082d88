interface LiveEvent {
  readonly event: string;
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Opens a stream of server-sent events and reads them one at a time. */
export async function openStream(url: string, lastEventId?: string) {
  const abort = new AbortController();
  const headers = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const answer = await fetch(url, { headers, signal: abort.signal });
  if (!answer.body) throw new Error('The stream has no body');
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';

  /** Returns the next event of this name and skips others. Throws if none arrives in time. */
  async function next(name: string, timeoutMs = 10_000): Promise<LiveEvent> {
    const late = setTimeout(() => abort.abort(new Error(`No ${name} within ${timeoutMs} ms`)), timeoutMs);
    try {
      for (;;) {
        const event = takeEvent();
        if (event?.event === name) return event;
        if (event) continue;
        const { value, done } = await reader.read();
        if (done) throw new Error(`The stream ended before a ${name}`);
        rest += value;
      }
    } finally {
      clearTimeout(late);
    }
  }

  function takeEvent(): LiveEvent | null {
    const end = rest.indexOf('\n\n');
    if (end < 0) return null;
    const fields = new Map(rest.slice(0, end).split('\n').map(toField));
    rest = rest.slice(end + 2);
    const data = fields.get('data');
    return { event: fields.get('event') ?? '', id: fields.get('id') ?? '', data: JSON.parse(data ?? '{}') };
  }

  return {
    status: answer.status,
    contentType: answer.headers.get('content-type') ?? '',
    next,
    close: () => abort.abort(),
  };
}

function toField(line: string): readonly [string, string] {
  const colon = line.indexOf(': ');
  return [line.slice(0, colon), line.slice(colon + 2)];
}
