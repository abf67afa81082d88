import { sendOk } from './http.mjs';

const project = 'demo-bank-owned-new-york';
const password = 'bench-pass-word-1';

/** Creates `count` bidders, each with a verified email, a session and a registration. */
export async function createBidders({ site, emulator }, count) {
  const { version } = JSON.parse((await sendOk(`${site}/api/terms`)).text);
  const bidders = [];
  while (bidders.length < count) {
    const numbers = Array.from({ length: Math.min(8, count - bidders.length) }, (_, n) => bidders.length + n);
    bidders.push(
      ...(await Promise.all(numbers.map((number) => createBidder(site, emulator, version, number)))),
    );
  }
  return bidders;
}

async function createBidder(site, emulator, termsVersion, number) {
  const account = { email: `bench-${number}@example.com`, password, displayName: `Bench ${number}` };
  await createAccount(emulator, account);
  const cookie = await signIn({ site, emulator }, account);
  await sendOk(`${site}/api/me/registration`, {
    method: 'PUT',
    headers: { cookie },
    json: {
      legalName: `Bench Bidder ${number}`,
      ...{ street: '1 Elm Street', city: 'Utica', state: 'NY', postalCode: '13501' },
      phone: '(212) 555-0142',
      ...{ titleKind: 'individual', buyerType: 'owner-occupant', termsVersion },
    },
  });
  return { number, cookie };
}

/** Creates an account with a confirmed email. It gets the id `localId`, if given. */
export async function createAccount(emulator, account) {
  const administer = (method, json) =>
    sendOk(`${emulator}/identitytoolkit.googleapis.com/v1/projects/${project}/${method}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      json,
    });
  const made = await administer('accounts', { ...account, emailVerified: true });
  const { localId } = JSON.parse(made.text);
  const customAttributes = JSON.stringify({ confirmed: { email: account.email, at: 0 } });
  await administer('accounts:update', { localId, customAttributes });
}

/** Returns the session's cookie. */
export async function signIn({ site, emulator }, { email, password }) {
  const signedIn = await sendOk(
    `${emulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    { method: 'POST', json: { email, password, returnSecureToken: true } },
  );
  const { idToken } = JSON.parse(signedIn.text);
  const session = await sendOk(`${site}/api/session`, { method: 'POST', json: { idToken } });
  return session.headers['set-cookie'].map((each) => each.split(';')[0]).join('; ');
}
