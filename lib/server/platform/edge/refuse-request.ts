import 'server-only';
import { env } from '@/lib/server/platform/env';
import { problems as copy } from '@/messages/api/problems';

export interface RequestRefusal {
  readonly status: number;
  readonly reason: string;
  readonly detail: string;
  readonly retryAfterSeconds?: number;
  /** The methods that the address has. */
  readonly allow?: string;
}

interface RequestLine {
  readonly method: string;
  /** Path and query, as sent. */
  readonly url: string;
  readonly host: string | undefined;
}

/** The reason to refuse a request before any route sees it; null lets it in. */
export function refuseRequest(
  { method, url, host }: RequestLine,
  localMode = env().localMode,
): RequestRefusal | null {
  if (localMode && !isLoopbackHost(host)) return wrongHost;
  if (!isDecodable(url)) return malformedUrl;
  const [path = ''] = url.split('?', 1);
  if (pageMethods.has(method) || path.startsWith('/api/')) return null;
  return method === 'OPTIONS' && path.includes('.') ? null : wrongMethod;
}

/**
 * A form posts to its page. Next answers OPTIONS for files and feeds, whose names have a dot, but renders a page
 * for any method.
 */
const pageMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

const wrongMethod: RequestRefusal = {
  status: 405,
  reason: 'method-not-allowed',
  detail: 'This address can be read, not changed.',
  allow: 'GET, HEAD, POST',
};

/**
 * The local site has public passwords and unsigned tokens. It listens on loopback only, but a foreign page
 * can point its own hostname at 127.0.0.1 (DNS rebinding), and then only the Host header reveals it.
 */
const isLoopbackHost = (host: string | undefined): boolean =>
  host !== undefined && /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host);

const wrongHost: RequestRefusal = {
  status: 421,
  reason: 'wrong-host',
  detail: copy.localOnly,
};

function isDecodable(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

const malformedUrl: RequestRefusal = {
  status: 400,
  reason: 'malformed-url',
  detail: copy.badEscape,
};
