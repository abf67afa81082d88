import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { Network } from './outbound';

const pem = (kind: string, base64: string) =>
  `-----BEGIN ${kind}-----\n${base64.match(/.{1,64}/g)?.join('\n')}\n-----END ${kind}-----\n`;

/** A certificate for `photos.example.com` and `moved.example.com` that only these tests trust. */
const testCertificate = pem(
  'CERTIFICATE',
  'MIIBxTCCAWugAwIBAgIUJfkIPp1PclQw2dOjFWUfrpgbCv0wCgYIKoZIzj0EAwIwHTEbMBkGA1UEAwwScGhvdG9zLmV4YW1wbGUuY29tMCAXDTI2MTEyNjIxMDQwOVoYDzIxMjYxMTAyMjEwNDA5WjAdMRswGQYDVQQDDBJwaG90b3MuZXhhbXBsZS5jb20wWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATOvTJtpWM7q/MYG135d7uQEhsk4xhMJd0w5wsfRczFx5spERqYakfuS4r6Q3txZfnxq7TUAZp0nRO2wkwu69NNo4GGMIGDMB0GA1UdDgQWBBQhghlpvjI39FfkOh0u8M9vvaL1pTAfBgNVHSMEGDAWgBQhghlpvjI39FfkOh0u8M9vvaL1pTAPBgNVHRMBAf8EBTADAQH/MDAGA1UdEQQpMCeCEnBob3Rvcy5leGFtcGxlLmNvbYIRbW92ZWQuZXhhbXBsZS5jb20wCgYIKoZIzj0EAwIDSAAwRQIhALvUS4G77NXQdBAUPtBUj6w5G8lLXGqQbVn+xLYtb8tCAiAf9BuBKWxEIStvMigXZteAEDncfEcZTJpGdymBMzdwjw==',
);
const testKey = pem(
  'PRIVATE KEY',
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgZeoYJtR0scNvIvy/SLyMkABMvMTqPioQ/NRT6LDDgC6hRANCAATOvTJtpWM7q/MYG135d7uQEhsk4xhMJd0w5wsfRczFx5spERqYakfuS4r6Q3txZfnxq7TUAZp0nRO2wkwu69NN',
);

const publicAddress = '93.184.216.34';

/**
 * An https server on this machine, and a network in which names have the addresses that `names` gives them
 * and every address leads to this server. `reached` lists the addresses that were connected to.
 */
export async function anOutboundServer(answer: RequestListener) {
  const server = createServer({ key: testKey, cert: testCertificate }, answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The server has no port');
  const reached: string[] = [];
  const networkOf = (names: Readonly<Record<string, readonly string[]>> = {}): Network => ({
    resolve: async (host) =>
      (names[host] ?? [publicAddress]).map((address) => ({
        address,
        family: address.includes(':') ? 6 : 4,
      })),
    route: ({ address }) => {
      reached.push(address);
      return { address: '127.0.0.1', family: 4, port: place.port };
    },
    ca: testCertificate,
  });
  return {
    networkOf,
    reached,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
