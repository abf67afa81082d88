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
  const email = `bench-${number}@example.com`;
  const accounts = `${emulator}/identitytoolkit.googleapis.com/v1`;
  const administer = (method, json) =>
    sendOk(`${accounts}/projects/${project}/${method}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      json,
    });
  const made = await administer('accounts', {
    ...{ email, password, displayName: `Bench ${number}`, emailVerified: true },
  });
  const { localId } = JSON.parse(made.text);
  const customAttributes = JSON.stringify({ confirmed: { email, at: 0 } });
  await administer('accounts:update', { localId, customAttributes });
  const signedIn = await sendOk(`${accounts}/accounts:signInWithPassword?key=any`, {
    method: 'POST',
    json: { email, password, returnSecureToken: true },
  });
  const { idToken } = JSON.parse(signedIn.text);
  const session = await sendOk(`${site}/api/session`, { method: 'POST', json: { idToken } });
  const cookie = session.headers['set-cookie'].map((each) => each.split(';')[0]).join('; ');
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
