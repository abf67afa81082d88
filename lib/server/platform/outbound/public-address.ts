import 'server-only';
import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address belongs to the public internet. Everything else is refused: private, loopback,
 * link-local (with the metadata services of clouds), shared (CGNAT), documentation, multicast and reserved
 * ranges, and IPv6 addresses that carry an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6) return parsed.range() === 'unicast' && parsed.match(globalUnicast);
  // `parse` also accepts `127.1` and `0x7f000001`; the system never returns those.
  return parsed.toString() === address && parsed.range() === 'unicast';
}

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
