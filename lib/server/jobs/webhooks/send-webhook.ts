import 'server-only';
import type { Attempt } from '@/lib/domain/organizations/integrations/webhook';
import { env } from '@/lib/server/platform/env';
import { requestOutbound } from '@/lib/server/platform/outbound/outbound';

/** What an attempt to send brought. */
type Sent = Omit<Attempt, 'at'>;

const timeoutMs = 10_000;
const maxBytes = 64 * 1024;
/** How much of a response the log keeps. */
const keptCharacters = 500;

/** Posts a webhook to its receiver, without following redirects. Never throws for the receiver's faults. */
export async function sendWebhook(
  url: string,
  signature: Readonly<Record<string, string>>,
  body: string,
): Promise<Sent> {
  const startedAt = performance.now();
  const headers = { 'content-type': 'application/json', 'user-agent': 'bony-webhooks/1', ...signature };
  const sent = await (isOwnMachine(url) ? postLocally(url, headers, body) : post(url, headers, body));
  return { ...sent, tookMs: Math.round(performance.now() - startedAt) };
}

type Outcome = Omit<Sent, 'tookMs'>;
type Headers = Readonly<Record<string, string>>;

async function post(url: string, headers: Headers, body: string): Promise<Outcome> {
  const limits = { totalMs: timeoutMs, maxBytes, types: null, maxRedirects: 0, anyStatus: true } as const;
  const answered = await requestOutbound(
    { url, method: 'POST', headers, body, ...limits },
    async (chunks, { status }) => ({ status, answer: await startOf(chunks) }),
  );
  if (!answered.ok) return { status: null, fault: answered.reason, answer: '' };
  return { ...answered.value, fault: null };
}

/** Local mode only: a receiver under development on this machine. Anywhere else, http is refused. */
const isOwnMachine = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return env().localMode && protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);
};

async function postLocally(url: string, headers: Headers, body: string): Promise<Outcome> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    return { status: response.status, fault: null, answer: (await response.text()).slice(0, keptCharacters) };
  } catch {
    return { status: null, fault: signal.aborted ? 'too-slow' : 'unreachable', answer: '' };
  }
}

async function startOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length >= keptCharacters) break;
  }
  return text.slice(0, keptCharacters);
}
