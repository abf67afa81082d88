import 'server-only';
import { isIPv6 } from 'node:net';
import { env } from '@/lib/server/platform/env';

/** Where a request comes from. */
export interface Origin {
  /** The X-Forwarded-For header: each proxy appends the address that connected to it. */
  readonly forwardedFor: string | null;
  /** The address that connected to this server, if known. */
  readonly peer?: string | undefined;
}

/**
 * The caller's address for rate limits, from X-Forwarded-For: the entry that the outermost of our proxies
 * wrote (TRUSTED_PROXIES counts them). Earlier entries came with the request and cannot be trusted. Next sets
 * the header itself when no proxy did. An IPv6 address is reduced to its /64 network, because one customer
 * has a whole network.
 */
export const clientAddress = (
  { headers }: Pick<Request, 'headers'>,
  proxies = env().trustedProxies,
): string => addressOf({ forwardedFor: headers.get('x-forwarded-for') }, proxies);

/** The same for a caller that also knows the socket's address. */
export function addressOf({ forwardedFor, peer }: Origin, proxies = env().trustedProxies): string {
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  const address = entries.at(-proxies) || entries[0] || peer || 'unknown';
  return isIPv6(address) ? networkOf(address) : address;
}

/**
 * Whether the request comes from this machine on a local site. Everyone there is the same person, so
 * per-address limits skip these requests. A request through a proxy carries another address and is limited.
 */
export const isFromOwnMachine = ({ headers }: Pick<Request, 'headers'>, { localMode } = env()): boolean =>
  localMode && isLoopback(headers.get('x-forwarded-for') ?? '');

export const isLoopback = (address: string): boolean =>
  /^(::1|(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/i.test(address);

/** The first 64 bits in full notation. An IPv4-mapped IPv6 address becomes the IPv4 address. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const parts = head.split(':').filter(Boolean);
  const behind = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - parts.length - behind.length }, () => '0');
  const groups = [...parts, ...zeros, ...behind].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
