import { sha256 } from '@noble/hashes/sha2.js';
import { fromBER } from 'asn1js';
import {
  Certificate,
  ContentInfo,
  ExtKeyUsage,
  id_ContentType_SignedData,
  id_eContentType_TSTInfo,
  type RelativeDistinguishedNames,
  RSASSAPSSParams,
  SignedData,
  type SignerInfo,
  TSTInfo,
} from 'pkijs';
import { bytesToHex, isSame, utf8ToBytes } from '@/lib/domain/auctions/transparency/bytes';
import { namesCertificate } from './signing-certificate';
import { bufferOf, sha256Oid } from './timestamp-messages';

/** What is wrong with a timestamp. */
export type TimestampFault =
  | 'unreadable'
  | 'other-text'
  | 'other-nonce'
  | 'wrong-signature'
  | 'not-an-authority'
  | 'unknown-authority';

/** `at`: what the authority's clock said, ms. `authority`: the name in its certificate. */
export type CheckedTimestamp =
  | { readonly at: number; readonly authority: string }
  | { readonly fault: TimestampFault };

interface Stamp {
  readonly text: string;
  /** Hex, as in the request. */
  readonly nonce: string;
  /** The token: DER. */
  readonly token: Uint8Array;
}

/** SHA-256, SHA-384, SHA-512. */
const digests: readonly string[] = [sha256Oid, '2.16.840.1.101.3.4.2.2', '2.16.840.1.101.3.4.2.3'];
/** RSA by itself, whose digest is stated apart, and RSA or ECDSA with one of the digests. */
const signatures: readonly string[] = [
  ...['1.2.840.113549.1.1.1', '1.2.840.113549.1.1.11', '1.2.840.113549.1.1.12', '1.2.840.113549.1.1.13'],
  ...['1.2.840.10045.4.3.2', '1.2.840.10045.4.3.3', '1.2.840.10045.4.3.4'],
];
const pssOid = '1.2.840.113549.1.1.10';
const contentTypeOid = '1.2.840.113549.1.9.3';

/**
 * RFC 3161, section 2.4.2: whether the token is a timestamp of the text that an authority signed whose certificate
 * chains to one of the roots and was valid at that time. `roots`: certificates in DER; throws if one is none.
 */
export async function checkTimestamp(
  { text, nonce, token }: Stamp,
  roots: readonly Uint8Array[],
): Promise<CheckedTimestamp> {
  const read = readToken(token);
  if (!read) return { fault: 'unreadable' };
  const { signedData, info } = read;
  const trustedCerts = roots.map((root) => Certificate.fromBER(bufferOf(root)));
  const { hashAlgorithm, hashedMessage } = info.messageImprint;
  const imprint = new Uint8Array(hashedMessage.valueBlock.valueHexView);
  if (hashAlgorithm.algorithmId !== sha256Oid || !isSame(imprint, sha256(utf8ToBytes(text))))
    return { fault: 'other-text' };
  const stated = info.nonce && bytesToHex(new Uint8Array(info.nonce.valueBlock.valueHexView));
  if (stated !== nonce) return { fault: 'other-nonce' };
  try {
    const verified = await signedData.verify({
      ...{ signer: 0, checkChain: true, extendedMode: true },
      data: bufferOf(utf8ToBytes(text)),
      trustedCerts,
    });
    const certificate = verified.signerCertificate;
    if (!verified.signatureVerified || !certificate) return { fault: 'wrong-signature' };
    if (!isForTimestamps(certificate) || !namesCertificate(signedData, certificate))
      return { fault: 'not-an-authority' };
    return { at: info.genTime.getTime(), authority: nameOf(certificate.subject) };
  } catch (error) {
    return { fault: isOfChain(error) ? 'unknown-authority' : 'wrong-signature' };
  }
}

/** Null unless it is one signed TSTInfo with signed attributes over a strong digest. */
function readToken(token: Uint8Array) {
  try {
    const { offset, result } = fromBER(bufferOf(token));
    if (offset !== token.length) return null;
    const content = new ContentInfo({ schema: result });
    if (content.contentType !== id_ContentType_SignedData) return null;
    const signedData = new SignedData({ schema: content.content });
    const [signer, ...others] = signedData.signerInfos;
    const { eContentType, eContent } = signedData.encapContentInfo;
    const isOne = signer !== undefined && others.length === 0 && eContentType === id_eContentType_TSTInfo;
    if (!isOne || !eContent || !isStrong(signer)) return null;
    const stated = signer.signedAttrs?.attributes.filter(({ type }) => type === contentTypeOid) ?? [];
    const isStated = stated.length === 1 && stated[0]?.values[0]?.valueBlock.toString() === eContentType;
    return isStated ? { signedData, info: TSTInfo.fromBER(eContent.getValue()) } : null;
  } catch {
    return null;
  }
}

/** PSS states its digest in its parameters, and means SHA-1 without them. */
function isStrong({ digestAlgorithm, signatureAlgorithm }: SignerInfo): boolean {
  const { algorithmId, algorithmParams } = signatureAlgorithm;
  const isSafe =
    algorithmId === pssOid
      ? digests.includes(new RSASSAPSSParams({ schema: algorithmParams }).hashAlgorithm.algorithmId)
      : signatures.includes(algorithmId);
  return isSafe && digests.includes(digestAlgorithm.algorithmId);
}

const extendedKeyUsageOid = '2.5.29.37';
const timestampingOid = '1.3.6.1.5.5.7.3.8';

/** RFC 3161, section 2.3: the key of an authority signs timestamps and nothing else, and its certificate insists on it. */
function isForTimestamps({ extensions = [] }: Certificate): boolean {
  const usages = extensions.filter(({ extnID }) => extnID === extendedKeyUsageOid);
  const [usage] = usages;
  const purposes = usage?.parsedValue instanceof ExtKeyUsage ? usage.parsedValue.keyPurposes : [];
  return usages.length === 1 && usage?.critical === true && purposes.join() === timestampingOid;
}

const commonNameOid = '2.5.4.3';

const nameOf = ({ typesAndValues }: RelativeDistinguishedNames): string =>
  (typesAndValues.find(({ type }) => type === commonNameOid) ?? typesAndValues[0])?.value.valueBlock.value ??
  '';

/** The library's code for a certificate that does not chain to a root. */
const chainCode = 5;
const isOfChain = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === chainCode;
