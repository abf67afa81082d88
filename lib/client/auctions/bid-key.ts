import { bidText, type OfferedSignature, signedAliases } from '@/lib/domain/auctions/keys/bid-text';
import { canonicalJson } from '@/lib/domain/auctions/terms/canonical-json';

/** The key of one account for one auction, as IndexedDB keeps it. Nobody can read the secret, not even this page. */
interface BidKey {
  /** As in the ledger: the curve and the public key. */
  readonly key: string;
  readonly secret: CryptoKey;
}

export interface MaximumToSign {
  readonly auctionId: string;
  readonly uid: string;
  readonly maximumCents: number;
  /** The bidder's alias here; null before the first bid. */
  readonly alias: string | null;
  readonly bidderCount: number;
  /** The latest entry that this page knows. */
  readonly head: { readonly seq: number; readonly hash: string };
}

/** A salt, and a signature if this browser keeps keys. */
export interface SaltedMaximum {
  readonly salt: string;
  readonly signed?: OfferedSignature;
}

/** A bid does not wait longer for its signature. */
const longestWaitMs = 500;

/**
 * Signs a maximum with the key of this browser. A first bid is signed for the next few aliases, because others may
 * bid before it arrives. Without WebCrypto or IndexedDB, or if they do not answer, the bid goes without a signature.
 */
export async function signMaximum(maximum: MaximumToSign): Promise<SaltedMaximum> {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(32)));
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, longestWaitMs, null));
  const signed = await Promise.race([sign(maximum, salt).catch(() => null), tooLate]);
  return { salt, ...(signed && { signed }) };
}

async function sign(maximum: MaximumToSign, salt: string): Promise<OfferedSignature | null> {
  const { auctionId, uid, maximumCents: amountCents, head } = maximum;
  const own = await prepareBidKey(auctionId, uid);
  if (!own) return null;
  const { key } = own;
  const signatures = await Promise.all(
    aliasesOf(maximum).map(async (alias) => {
      const secretAmount = canonicalJson({ alias, amountCents, auctionId, salt });
      const commitment = toHex(await crypto.subtle.digest('SHA-256', utf8(secretAmount)));
      const text = bidText({ alias, auctionId, commitment, head: head.hash, key });
      return { alias, signature: await signText(own, text) };
    }),
  );
  return { key, head: head.seq, signatures };
}

/** The signature of a key over a text, in base64. */
export async function signText({ secret }: BidKey, text: string): Promise<string> {
  const algorithm = { name: secret.algorithm.name, hash: 'SHA-256' };
  return toBase64(await crypto.subtle.sign(algorithm, secret, utf8(text)));
}

function aliasesOf({ alias, bidderCount }: MaximumToSign): readonly string[] {
  if (alias !== null) return [alias];
  return Array.from({ length: signedAliases }, (_, index) => `Bidder ${bidderCount + 1 + index}`);
}

const prepared = new Map<string, Promise<BidKey | null>>();

/** Makes or finds the key, so that it is there when the bid is confirmed. Null: this browser keeps no keys. */
export function prepareBidKey(auctionId: string, uid: string): Promise<BidKey | null> {
  const id = `${auctionId}:${uid}`;
  const key = prepared.get(id) ?? openKey(id).catch(() => null);
  prepared.set(id, key);
  return key;
}

const storeName = 'keys';

async function openKey(id: string): Promise<BidKey> {
  const opening = indexedDB.open('bid-keys', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  const database = await resultOf(opening);
  const storeIn = (mode: IDBTransactionMode) => database.transaction(storeName, mode).objectStore(storeName);
  const known: BidKey | undefined = await resultOf(storeIn('readonly').get(id));
  if (known) return known;
  const made = await makeKey();
  const store = storeIn('readwrite');
  // Another tab may have made one meanwhile; a transaction stays open only between its own requests.
  const first: BidKey | undefined = await resultOf(store.get(id));
  if (first) return first;
  await resultOf(store.put(made, id));
  return made;
}

async function makeKey(): Promise<BidKey> {
  const ed25519 = await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']).catch(() => null);
  const pair =
    ed25519 ??
    (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']));
  const encoded = toBase64(await crypto.subtle.exportKey('raw', pair.publicKey));
  return { key: `${ed25519 ? 'ed25519' : 'p256'}:${encoded}`, secret: pair.privateKey };
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const utf8 = (text: string) => new TextEncoder().encode(text);
const toHex = (bytes: ArrayBuffer | Uint8Array): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const toBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
