const internalNames = /^(localhost|[^.]+|.+\.(localhost|local|internal|intranet|lan|home\.arpa))\.?$/;
const internalIpv4 =
  /^(0|10|127)\.|^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^169\.254\.|^172\.(1[6-9]|2\d|3[01])\.|^192\.168\./;
const internalIpv6 = /^\[(::1?|f[cd].*|fe[89ab].*|::ffff:.*)\]$/;

/**
 * Whether a URL names an internal host. Only to say so before the run: the server checks each address again
 * when it connects.
 */
export function isInternalUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  if (hostname.startsWith('[')) return internalIpv6.test(hostname);
  return internalIpv4.test(hostname) || internalNames.test(hostname);
}
