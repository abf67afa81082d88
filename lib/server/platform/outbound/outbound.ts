import 'server-only';
import { lookup as lookUp } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { isPublicAddress } from './public-address';

export type OutboundRefusal =
  | 'bad-url'
  | 'not-https'
  | 'has-credentials'
  | 'other-port'
  | 'unknown-host'
  | 'private-address'
  | 'too-many-redirects'
  | 'unreachable'
  | 'too-slow'
  | 'bad-status'
  | 'wrong-type'
  | 'too-large';

export interface OutboundRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** For the whole request with its redirects, in ms. */
  readonly totalMs: number;
  readonly maxBytes: number;
  /** The accepted media types; null accepts any. */
  readonly types: readonly string[] | null;
  /** Each one is checked like the first address. */
  readonly maxRedirects?: number;
  /** Also reads responses whose status is not 2xx. */
  readonly anyStatus?: boolean;
}

interface Address {
  readonly address: string;
  readonly family: number;
}

/** How names become addresses, and what a test replaces to reach a server of its own. */
export interface Network {
  readonly resolve: (host: string) => Promise<readonly Address[]>;
  /** Where to connect for a checked address; null connects to the address itself at port 443. */
  readonly route: ((address: Address) => Address & { readonly port: number }) | null;
  readonly ca: string | null;
}

const internet: Network = { resolve: (host) => lookUp(host, { all: true }), route: null, ca: null };

export interface OutboundResponse {
  readonly status: number;
  readonly type: string;
  /** Where the last redirect led. */
  readonly url: string;
}

const MAX_REDIRECTS = 3;
const httpsPort = 443;
const redirects = [301, 302, 303, 307, 308];

/**
 * Requests an address that a stranger chose. Only https at its usual port and only public addresses are
 * allowed: names are resolved once, every address is checked, and the connection goes to the checked one, so
 * a name that resolves differently a moment later changes nothing. `read` gets the body of a response with a
 * 2xx status. Refused for a redirect that any of this forbids, and above the limits of size, time and type.
 */
export async function requestOutbound<T>(
  request: OutboundRequest,
  read: (body: AsyncIterable<Uint8Array>, response: OutboundResponse) => Promise<T>,
  network: Network = internet,
): Promise<Result<T, OutboundRefusal>> {
  const signal = AbortSignal.timeout(request.totalMs);
  try {
    return await follow(request, read, network, signal);
  } catch (error) {
    if (error instanceof Refused) return refuse(error.reason);
    throw error;
  }
}

class Refused extends Error {
  constructor(readonly reason: OutboundRefusal) {
    super(reason);
  }
}

async function follow<T>(
  request: OutboundRequest,
  read: (body: AsyncIterable<Uint8Array>, response: OutboundResponse) => Promise<T>,
  network: Network,
  signal: AbortSignal,
): Promise<Result<T, OutboundRefusal>> {
  const { maxRedirects = MAX_REDIRECTS } = request;
  let target = request.url;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const checked = checkUrl(target);
    if (!checked.ok) return checked;
    const url = checked.value;
    const address = await resolvePublic(url.hostname, network, signal);
    if (!address.ok) return address;
    const to = network.route?.(address.value) ?? address.value;
    const response = await send(request, { url, to, network, signal });
    try {
      const status = response.statusCode ?? 0;
      if (redirects.includes(status) && response.headers.location) {
        target = toUrl(response.headers.location, url);
        continue;
      }
      const refusal = refuseResponse(request, response);
      if (refusal) return refuse(refusal);
      const facts = { status, type: typeOf(response), url: url.href };
      return ok(await read(limited(response, request.maxBytes, signal), facts));
    } finally {
      response.destroy();
    }
  }
  return refuse('too-many-redirects');
}

const toUrl = (location: string, base: URL): string =>
  URL.canParse(location, base.href) ? new URL(location, base.href).href : '';

/** The parsed URL, or why it is not requested. Decimal and hexadecimal hosts become ordinary addresses here. */
function checkUrl(
  text: string,
): Result<URL, 'bad-url' | 'not-https' | 'has-credentials' | 'other-port' | 'private-address'> {
  if (!URL.canParse(text)) return refuse('bad-url');
  const url = new URL(text);
  if (url.protocol !== 'https:') return refuse('not-https');
  if (url.username !== '' || url.password !== '') return refuse('has-credentials');
  if (url.port !== '') return refuse('other-port');
  const host = bareHost(url.hostname);
  return isIP(host) !== 0 && !isPublicAddress(host) ? refuse('private-address') : ok(url);
}

/** Without the brackets of an IPv6 address. */
const bareHost = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');

async function resolvePublic(
  hostname: string,
  { resolve }: Network,
  signal: AbortSignal,
): Promise<Result<Address, OutboundRefusal>> {
  const host = bareHost(hostname);
  const family = isIP(host);
  const found = family === 0 ? await untilAborted(resolve(host), signal) : [{ address: host, family }];
  const [first] = found.toSorted((a, b) => a.family - b.family);
  if (!first) return refuse('unknown-host');
  // A name with one private address is refused as a whole, so that none is ever tried.
  return found.every(({ address }) => isPublicAddress(address)) ? ok(first) : refuse('private-address');
}

/** The addresses; none if the name is unknown. */
function untilAborted(
  resolving: Promise<readonly Address[]>,
  signal: AbortSignal,
): Promise<readonly Address[]> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Refused('too-slow'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    resolving.catch(() => []).then(resolve);
  });
}

interface Hop {
  readonly url: URL;
  readonly to: Address & { readonly port?: number };
  readonly network: Network;
  readonly signal: AbortSignal;
}

function send(
  { method = 'GET', headers = {}, body }: OutboundRequest,
  { url, to, network: { ca }, signal }: Hop,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = httpsRequest(
      {
        method,
        // The address itself, so that nothing resolves the name again.
        host: to.address,
        family: to.family,
        port: to.port ?? httpsPort,
        path: `${url.pathname}${url.search}`,
        // The certificate must be for the name.
        ...(isIP(bareHost(url.hostname)) === 0 && { servername: url.hostname }),
        headers: { ...headers, host: url.host, 'accept-encoding': 'identity' },
        // Connections are not shared: one that was checked for this name serves no other.
        agent: false,
        signal,
        ...(ca !== null && { ca }),
      },
      resolve,
    );
    request.on('error', () => reject(lost(signal)));
    request.end(body);
  });
}

const lost = ({ aborted }: AbortSignal) => new Refused(aborted ? 'too-slow' : 'unreachable');

function refuseResponse(
  { types, maxBytes, anyStatus = false }: OutboundRequest,
  response: IncomingMessage,
): OutboundRefusal | null {
  const { statusCode: status = 0, headers } = response;
  if (!anyStatus && (status < 200 || status > 299)) return 'bad-status';
  if (types && !types.includes(typeOf(response))) return 'wrong-type';
  // We asked for none, and a compressed body could unpack beyond the limit.
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return 'wrong-type';
  return Number(headers['content-length'] ?? 0) > maxBytes ? 'too-large' : null;
}

const typeOf = ({ headers }: IncomingMessage): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

async function* limited(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new Refused('too-large');
      yield chunk;
    }
  } catch (error) {
    throw error instanceof Refused ? error : lost(signal);
  }
}
