import { sha256 } from '@noble/hashes/sha2.js';
import { fromBER, Integer, OctetString, Sequence } from 'asn1js';
import { AlgorithmIdentifier, MessageImprint, TimeStampReq, TimeStampResp } from 'pkijs';
import { hexToBytes, utf8ToBytes } from '@/lib/domain/auctions/transparency/bytes';

export const sha256Oid = '2.16.840.1.101.3.4.2.1';

/** A copy that shares its buffer with nothing else, as the library of ASN.1 needs it. */
export const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

/**
 * RFC 3161, section 2.4.1: asks for a timestamp of a text, with the authority's certificate. `nonce`: 16 random bytes in
 * hex, the first from 40 to 7f, so that it is one positive number in one encoding.
 */
export function toTimestampRequest(text: string, nonce: string): Uint8Array {
  const hashedMessage = new OctetString({ valueHex: bufferOf(sha256(utf8ToBytes(text))) });
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256Oid }),
      hashedMessage,
    }),
    nonce: new Integer({ valueHex: bufferOf(hexToBytes(nonce)) }),
    certReq: true,
  });
  return new Uint8Array(request.toSchema().toBER());
}

/** PKIStatus: granted, and granted with changes. */
const granted: readonly number[] = [0, 1];

/** RFC 3161, section 2.4.2: the token of a response, byte for byte as received; null if the authority refused. */
export function tokenOf(response: Uint8Array): Uint8Array | null {
  try {
    const { offset, result } = fromBER(bufferOf(response));
    if (offset !== response.length || !(result instanceof Sequence)) return null;
    const { status } = new TimeStampResp({ schema: result }).status;
    const token = result.valueBlock.value[1];
    return granted.includes(status) && token ? new Uint8Array(token.valueBeforeDecodeView) : null;
  } catch {
    return null;
  }
}
