import { createHash } from 'node:crypto';
import { Integer, ObjectIdentifier, OctetString, Sequence, Utf8String } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  ExtKeyUsage,
  IssuerAndSerialNumber,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

/** A small timestamp authority for tests, with its certificate from a CA of its own. */

const validFrom = new Date('2026-01-01T00:00:00Z');
const validUntil = new Date('2027-01-01T00:00:00Z');

interface Holder {
  readonly certificate: Certificate;
  readonly keys: CryptoKeyPair;
}

interface CertificateTerms {
  readonly name: string;
  readonly serial: number;
  /** Null: signs itself. */
  readonly issuer: Holder | null;
  readonly extensions: readonly Extension[];
  readonly algorithm?: KeyAlgorithm;
}
type KeyAlgorithm = EcKeyGenParams | RsaHashedKeyGenParams;

const ecdsa: KeyAlgorithm = { name: 'ECDSA', namedCurve: 'P-256' };

async function aCertificate(terms: CertificateTerms): Promise<Holder> {
  const { name, serial, issuer, extensions, algorithm = ecdsa } = terms;
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = new Certificate({ version: 2, serialNumber: new Integer({ value: serial }) });
  certificate.subject.typesAndValues.push(
    new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: name }) }),
  );
  certificate.issuer = issuer ? issuer.certificate.subject : certificate.subject;
  certificate.notBefore.value = validFrom;
  certificate.notAfter.value = validUntil;
  certificate.extensions = [...extensions];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign((issuer?.keys ?? keys).privateKey, 'SHA-256');
  // Read again, so that everybody has the bytes that were signed.
  return { certificate: Certificate.fromBER(certificate.toSchema(true).toBER()), keys };
}

const extension = (extnID: string, schema: { toBER(): ArrayBuffer }) =>
  new Extension({ extnID, critical: true, extnValue: schema.toBER() });
const isCa = (cA: boolean) => extension('2.5.29.19', new BasicConstraints({ cA }).toSchema());
const forPurposes = (...keyPurposes: string[]) =>
  extension('2.5.29.37', new ExtKeyUsage({ keyPurposes }).toSchema());
export const timestamping = '1.3.6.1.5.5.7.3.8';

const derOf = ({ certificate }: Holder): Uint8Array => new Uint8Array(certificate.toSchema().toBER());

interface Deviation {
  /** The time that the authority states. */
  readonly at?: Date;
  readonly purposes?: readonly string[];
  /** Answers with this status and no token. */
  readonly refusal?: number;
  /** Names another certificate as the signer's. */
  readonly namesOther?: boolean;
  /** Another nonce than that of the request, in hex. */
  readonly nonce?: string;
  /** The authority's certificate is from this one in place of the CA. */
  readonly issuer?: Holder;
  /** Of the authority's key. */
  readonly algorithm?: KeyAlgorithm;
  /** The algorithm that the token states for its signature, with no parameters. */
  readonly signatureOid?: string;
}

export async function aTimestampAuthority() {
  const ca = await aCertificate({ name: 'Example CA', serial: 1, issuer: null, extensions: [isCa(true)] });
  return {
    ca,
    root: derOf(ca),
    answer: (request: Uint8Array, more: Deviation = {}) => answer(ca, request, more),
  };
}

/** The response to a request, in DER. */
async function answer(ca: Holder, request: Uint8Array, more: Deviation): Promise<Uint8Array> {
  if (more.refusal !== undefined) {
    const status = new PKIStatusInfo({ status: more.refusal });
    return new Uint8Array(new TimeStampResp({ status }).toSchema().toBER());
  }
  const asked = TimeStampReq.fromBER(new Uint8Array(request).buffer);
  const tsa = await aCertificate({
    ...{ name: 'Example TSA', serial: 2, issuer: more.issuer ?? ca },
    extensions: [isCa(false), forPurposes(...(more.purposes ?? [timestamping]))],
    ...(more.algorithm && { algorithm: more.algorithm }),
  });
  const info = new TSTInfo({
    ...{ version: 1, policy: '1.2.3.4', messageImprint: asked.messageImprint },
    ...{ serialNumber: new Integer({ value: 7 }), genTime: more.at ?? new Date('2026-11-27T12:00:00Z') },
    nonce: more.nonce
      ? new Integer({ valueHex: new Uint8Array(Buffer.from(more.nonce, 'hex')).buffer })
      : (asked.nonce ?? new Integer({ value: 0 })),
  });
  const signed = await sign(
    tsa,
    new Uint8Array(info.toSchema().toBER()),
    more.namesOther ? ca : tsa,
    more.issuer,
  );
  const [signer] = signed.signerInfos;
  if (signer && more.signatureOid !== undefined)
    signer.signatureAlgorithm = new AlgorithmIdentifier({ algorithmId: more.signatureOid });
  const timeStampToken = new ContentInfo({
    contentType: ContentInfo.SIGNED_DATA,
    content: signed.toSchema(true),
  });
  return new Uint8Array(
    new TimeStampResp({ status: new PKIStatusInfo({ status: 0 }), timeStampToken }).toSchema().toBER(),
  );
}

async function sign(tsa: Holder, content: Uint8Array, named: Holder, issuer?: Holder): Promise<SignedData> {
  const digest = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest()).buffer;
  const attribute = (type: string, value: unknown) => new Attribute({ type, values: [value] });
  const certHash = new OctetString({ valueHex: digest(derOf(named)) });
  const attributes = [
    attribute('1.2.840.113549.1.9.3', new ObjectIdentifier({ value: '1.2.840.113549.1.9.16.1.4' })),
    attribute('1.2.840.113549.1.9.4', new OctetString({ valueHex: digest(content) })),
    attribute(
      '1.2.840.113549.1.9.16.2.47',
      new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [certHash] })] })] }),
    ),
  ];
  const { issuer: issuerName, serialNumber } = tsa.certificate;
  const signed = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: '1.2.840.113549.1.9.16.1.4' }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: issuerName, serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
    certificates: [tsa.certificate, ...(issuer ? [issuer.certificate] : [])],
  });
  // The library's constructor would split it into chunks.
  signed.encapContentInfo.eContent = new OctetString({ valueHex: new Uint8Array(content).buffer });
  await signed.sign(tsa.keys.privateKey, 0, 'SHA-256');
  return signed;
}

export const toPem = (der: Uint8Array): string =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(der).toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;

/** A holder whose certificate the CA signed, which is a CA itself or not. */
export const aHolder = (ca: Holder, isCertifier: boolean): Promise<Holder> =>
  aCertificate({ name: 'Example Inc.', serial: 3, issuer: ca, extensions: [isCa(isCertifier)] });
