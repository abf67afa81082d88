import { fromBase64 } from '@/lib/domain/auctions/transparency/bytes';

/** DER begins a certificate with this byte. */
const sequence = 0x30;

/** The certificates of a PEM file, in DER; null if it has none or one is not in base64. Reads nothing inside of them. */
export function parseCertificates(pem: string): readonly Uint8Array[] | null {
  const blocks = [...pem.matchAll(/-----BEGIN CERTIFICATE-----([\s\S]+?)-----END CERTIFICATE-----/g)];
  const certificates = blocks.flatMap(([, encoded = '']) => fromBase64(encoded.replace(/\s/g, '')) ?? []);
  const isEach = certificates.length === blocks.length && certificates.every(([first]) => first === sequence);
  return isEach && blocks.length > 0 ? certificates : null;
}
