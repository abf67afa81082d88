import { randomInt, randomUUID } from 'node:crypto';
import { termsInForce } from '@/lib/domain/shared/terms-version';

/** A running site and its local Auth emulator. */
export interface Place {
  readonly siteUrl: string;
  readonly authUrl: string;
  readonly tickSecret: string;
}

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** `cookie` is the cookie header of a signed-in request. */
export interface Bidder extends Person {
  readonly uid: string;
  readonly cookie: string;
}

/** The request body of POST /api/dev/auctions. */
export interface ShortTerms {
  readonly startsInMs?: number;
  readonly endsInMs: number;
  readonly extensionWindowMs?: number;
  readonly startingBidCents?: number;
  readonly publishedReserveCents?: number;
  readonly sealedReserveCents?: number;
  readonly buyNowCents?: number;
  readonly takesOffers?: boolean;
  readonly yearBuilt?: number;
  readonly hasContract?: boolean;
  /** Whether the sample broker lists it. */
  readonly hasBroker?: boolean;
  /** In place of the seller with a sample login. */
  readonly seller?: { readonly id: string; readonly name: string };
}

export interface ShortAuction {
  readonly auctionId: string;
  readonly slug: string;
}

const project = 'demo-bank-owned-new-york';
const apiKey = 'local';

export const aPerson = (name = 'Nell Marsh'): Person => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}-${randomUUID().slice(0, 13)}@example.com`,
  password: 'a-long-password',
});

/** Creates and confirms an account in the auth service, as the Admin SDK does. Returns its uid. */
export async function createAccount(place: Place, person: Person): Promise<string> {
  const { email, password, name: displayName } = person;
  const account = { email, password, displayName, emailVerified: true };
  const localId = textOf(await (await callAuthAdmin(place, 'accounts', account)).json(), 'localId');
  const customAttributes = JSON.stringify({ confirmed: { email, at: 0 } });
  await callAuthAdmin(place, 'accounts:update', { localId, customAttributes });
  return localId;
}

const callAuthAdmin = (place: Place, method: string, body: object): Promise<Response> =>
  call(
    `${place.authUrl}/identitytoolkit.googleapis.com/v1/projects/${project}/${method}`,
    json('POST', body, { authorization: 'Bearer owner' }),
  );

type Login = Pick<Person, 'email' | 'password'>;

export const fetchIdToken = async (place: Place, login: Login): Promise<string> =>
  textOf(await signInAtAuth(place, login), 'idToken');

/** Signs in as a browser does and returns the cookie header of the session. */
export const openSession = async (place: Place, login: Login): Promise<string> =>
  openSessionWith(place, await fetchIdToken(place, login));

interface BrowserSession {
  readonly cookie: string;
  /** Key and value of the local storage item from which Firebase restores its user. */
  readonly savedUser: readonly [key: string, value: string];
}

/** Like `openSession`, plus what the sign-in leaves in the browser. */
export async function openBrowserSession(place: Place, login: Login): Promise<BrowserSession> {
  const signedIn = await signInAtAuth(place, login);
  const idToken = textOf(signedIn, 'idToken');
  const user = {
    uid: textOf(signedIn, 'localId'),
    email: login.email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: login.email, email: login.email }],
    stsTokenManager: {
      accessToken: idToken,
      refreshToken: textOf(signedIn, 'refreshToken'),
      expirationTime: Date.now() + 3_600_000,
    },
    apiKey,
    appName: '[DEFAULT]',
  };
  const cookie = await openSessionWith(place, idToken);
  return { cookie, savedUser: [`firebase:authUser:${apiKey}:[DEFAULT]`, JSON.stringify(user)] };
}

/** Returns the auth service's response to a password sign-in. */
async function signInAtAuth(place: Place, { email, password }: Login): Promise<unknown> {
  const url = `${place.authUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`;
  const answer = await call(url, json('POST', { email, password, returnSecureToken: true }));
  return answer.json();
}

async function openSessionWith(place: Place, idToken: string): Promise<string> {
  const answer = await call(`${place.siteUrl}/api/session`, json('POST', { idToken }));
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/**
 * Each person gets an address and a phone number of their own: nobody who shares one with a seller may bid, and
 * bidders who share one are a row for staff.
 */
export const register = (
  place: Place,
  { cookie, name }: Pick<Bidder, 'cookie' | 'name'>,
): Promise<Response> =>
  call(
    `${place.siteUrl}/api/me/registration`,
    json(
      'PUT',
      {
        legalName: name,
        street: `${randomInt(1, 1_000_000)} Elm Street`,
        city: 'Utica',
        state: 'NY',
        postalCode: '13501',
        phone: `(607) ${randomInt(200, 900)}-${String(randomInt(10_000)).padStart(4, '0')}`.replace(
          '11-',
          '12-',
        ),
        titleKind: 'individual',
        buyerType: 'owner-occupant',
        termsVersion: termsInForce.version,
      },
      { cookie },
    ),
  );

/** A person who is ready to bid: confirmed e-mail, session and registration. */
export async function createBidder(place: Place, person: Person = aPerson()): Promise<Bidder> {
  const uid = await createAccount(place, person);
  const bidder = { ...person, uid, cookie: await openSession(place, person) };
  await register(place, bidder);
  return bidder;
}

/** Sends a bid that confirms its amount, so that it passes the typo guard. Does not throw on a refusal. */
export const sendBid = (
  place: Place,
  bidder: Pick<Bidder, 'cookie'>,
  auctionId: string,
  maximumCents: number,
  key: string = randomUUID(),
): Promise<Response> =>
  fetch(
    `${place.siteUrl}/api/auctions/${auctionId}/bids`,
    json(
      'POST',
      { maximumCents, confirmedMaximumCents: maximumCents },
      { cookie: bidder.cookie, 'idempotency-key': key },
    ),
  );

/**
 * Adds a sample home with an auction of its own, open now unless the terms say otherwise. Sends again while
 * the server is busy (503), as the API documentation tells callers to: the Firestore emulator can answer a
 * commit with the cancellation of a watch that ends at that moment.
 */
export async function addAuction(place: Place, terms: ShortTerms): Promise<ShortAuction> {
  const request = json('POST', terms, { authorization: `Bearer ${place.tickSecret}` });
  const url = `${place.siteUrl}/api/dev/auctions`;
  let answer = await fetch(url, request);
  while (answer.status === 503) answer = await fetch(url, request);
  if (!answer.ok) throw new Error(`POST ${url}: ${answer.status} ${await answer.text()}`);
  const added: unknown = await answer.json();
  return { auctionId: textOf(added, 'auctionId'), slug: textOf(added, 'slug') };
}

/** The public ledger as parsed JSON; docs/ledger.md describes its entries. */
export async function fetchLedger(place: Place, auctionId: string): Promise<readonly unknown[]> {
  const answer = await call(`${place.siteUrl}/api/auctions/${auctionId}/ledger`);
  const { entries } = await answer.json();
  return entries;
}

export const json = (method: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

async function call(url: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${init?.method ?? 'GET'} ${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}

function textOf(value: unknown, name: string): string {
  const text =
    typeof value === 'object' && value !== null && Object.entries(value).find(([key]) => key === name);
  if (!text || typeof text[1] !== 'string')
    throw new Error(`There is no ${name} in ${JSON.stringify(value)}`);
  return text[1];
}
