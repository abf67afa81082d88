import { sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { type BaseBlock, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import type { Certificate, SignedData } from 'pkijs';
import { isSame } from '@/lib/domain/auctions/transparency/bytes';

/** RFC 2634 and RFC 5035. The older one states a SHA-1 hash, the newer one SHA-256 unless it says otherwise. */
const versions = [
  { oid: '1.2.840.113549.1.9.16.2.12', hash: sha1 },
  { oid: '1.2.840.113549.1.9.16.2.47', hash: sha256 },
] as const;

/**
 * Whether the signed attributes name this certificate, as RFC 3161 demands, so that nobody puts another certificate of
 * the same key in its place.
 */
export function namesCertificate({ signerInfos }: SignedData, certificate: Certificate): boolean {
  const der = new Uint8Array(certificate.toSchema().toBER());
  const attributes = signerInfos[0]?.signedAttrs?.attributes ?? [];
  const stated = attributes.flatMap(({ type, values }) =>
    versions.filter(({ oid }) => oid === type).map(({ hash }) => certHashIn(values[0], hash)),
  );
  return stated.length > 0 && stated.every((one) => one !== null && isSame(one.bytes, one.digest(der)));
}

/** The hash of the first certificate, and by which function; null if it cannot be read. */
function certHashIn(value: unknown, usual: Digest): CertHash | null {
  const [first, second] = childrenOf(childrenOf(childrenOf(value)[0])[0]);
  if (first instanceof OctetString) return { digest: usual, bytes: bytesOf(first) };
  const [named] = childrenOf(first);
  const digest = named instanceof ObjectIdentifier ? digests[named.valueBlock.toString()] : undefined;
  return digest && second instanceof OctetString ? { digest, bytes: bytesOf(second) } : null;
}

type Digest = (bytes: Uint8Array) => Uint8Array;

interface CertHash {
  readonly digest: Digest;
  readonly bytes: Uint8Array;
}

const digests: Readonly<Record<string, Digest>> = {
  '2.16.840.1.101.3.4.2.1': sha256,
  '2.16.840.1.101.3.4.2.2': sha384,
  '2.16.840.1.101.3.4.2.3': sha512,
};

const bytesOf = ({ valueBlock }: OctetString): Uint8Array => new Uint8Array(valueBlock.valueHexView);

const childrenOf = (value: unknown): readonly BaseBlock[] =>
  value instanceof Sequence ? value.valueBlock.value : [];
