import { describe, expect, test } from 'vitest';
import { toInternalPath } from '@/lib/domain/shared/internal-path';
import { cents } from '@/lib/domain/shared/money';
import { termsInForce } from '@/lib/domain/shared/terms-version';
import { emailFault, passwordFault } from './credentials';
import { nameFault } from './name';
import { fromUsPhone, toUsPhone } from './phone';
import {
  knownRegistration,
  missingOf,
  sinceFirstAcceptance,
  toForm,
  toRegistration,
  withAcceptedTerms,
} from './registration';
import { isSessionLive } from './session';
import { registrationSchema, toMe, type User } from './user';

describe('a US phone number', () => {
  test.each([
    '(212) 555-0142',
    '212.555.0142',
    '212 555 0142',
    '12125550142',
    '+1 212 555 0142',
    ' 2125550142 ',
  ])('%s is stored as +12125550142', (typed) => expect(toUsPhone(typed)).toBe('+12125550142'));

  test('is shown in the usual format, which reads back as the same number', () => {
    expect(fromUsPhone('+12125550142')).toBe('(212) 555-0142');
    expect(toUsPhone(fromUsPhone('+12125550142'))).toBe('+12125550142');
    expect(fromUsPhone('555')).toBe('555');
  });

  test.each([
    '555-0142',
    '212 555 01422',
    '112 555 0142',
    '212 155 0142',
    '911 555 0142',
    '212 411 0142',
    '+44 20 7946 0958',
    '+2125550142',
    '212-CALL-NOW',
    '',
  ])('"%s" is refused', (typed) => expect(toUsPhone(typed)).toBeNull());
});

describe('a registration', () => {
  const form = {
    ...toForm(null),
    legalName: ' Rosa  Delgado ',
    street: '12 Elm  Street',
    city: 'Utica',
    state: 'ny',
    postalCode: '13501',
    phone: '212-555-0142',
    titleKind: 'company',
    titleName: 'Delgado Homes LLC',
    buyerType: 'investor',
    household: 'Sam Delgado\n\n Lee  Ortiz ',
    termsVersion: termsInForce.version,
  };

  test('stores the declarations, the terms version and the time of acceptance', () => {
    expect(toRegistration(form, 1_000)).toEqual({
      ok: true,
      value: {
        legalName: 'Rosa Delgado',
        phone: '+12125550142',
        termsVersion: termsInForce.version,
        acceptedAt: 1_000,
        address: { street: '12 Elm Street', city: 'Utica', state: 'NY', postalCode: '13501' },
        title: { kind: 'company', name: 'Delgado Homes LLC' },
        buyerType: 'investor',
        household: ['Sam Delgado', 'Lee Ortiz'],
        organisation: '',
      },
    });
  });

  test.each([
    ['legalName', { legalName: 'Rosa' }],
    ['street', { street: ' ' }],
    ['city', { city: '' }],
    ['state', { state: 'New York' }],
    ['postalCode', { postalCode: '1350' }],
    ['phone', { phone: '5' }],
    ['titleKind', { titleKind: 'somehow' }],
    ['titleName', { titleName: ' ' }],
    ['titleName', { titleKind: 'joint', titleName: '' }],
    ['buyerType', { buyerType: '' }],
    ['household', { household: 'see www.evil.com' }],
    ['household', { household: 'Ann Lee\n'.repeat(13) }],
    ['organisation', { organisation: '1234' }],
  ])('reports only %s when that field is wrong', (field, wrong) => {
    const refused = toRegistration({ ...form, ...wrong }, 0);
    expect(Object.keys(refused.ok ? {} : refused.reason)).toEqual([field]);
  });

  test('with title in one name needs no other name and stores none', () => {
    const registered = toRegistration({ ...form, titleKind: 'individual' }, 0);
    expect(registered.ok && registered.value.title).toEqual({ kind: 'individual', name: '' });
  });

  test('from before the form had more fields is valid and lacks only those fields', () => {
    const before = {
      legalName: 'Rosa Delgado',
      phone: '+12125550142',
      termsVersion: termsInForce.version,
      acceptedAt: 1,
    };
    expect(missingOf(registrationSchema.parse(before))).toEqual([
      ...['street', 'city', 'state', 'postalCode', 'titleKind', 'buyerType'],
    ]);
    const whole = toRegistration(form, 1);
    expect(missingOf(whole.ok ? whole.value : null)).toEqual([]);
  });

  test('is refused for terms that are not in force', () => {
    const refused = toRegistration({ ...form, termsVersion: '2020-01-01' }, 0);
    expect(refused).toMatchObject({ ok: false, reason: { termsVersion: { code: 'termsVersion' } } });
  });

  const registered = (at: number, over = {}) => {
    const registration = toRegistration({ ...form, ...over }, at);
    if (!registration.ok) throw new Error('Not a registration');
    return registration.value;
  };

  test('changes a phone number without accepting the same terms again, and keeps when they were accepted', () => {
    const known = registered(1_000);
    const change = withAcceptedTerms({ ...form, phone: '212-555-0199', termsVersion: '' }, known);
    const changed = sinceFirstAcceptance(registered(5_000, change), known);
    expect(changed).toEqual({ ...known, phone: '+12125550199' });
  });

  test('needs newer terms to be accepted, from then on', () => {
    const old = { ...registered(1_000), termsVersion: '2020-01-01' };
    const unaccepted = toRegistration(withAcceptedTerms({ ...form, termsVersion: '' }, old), 5_000);
    expect(unaccepted).toMatchObject({ ok: false, reason: { termsVersion: { code: 'termsVersion' } } });
    expect(sinceFirstAcceptance(registered(5_000), old).acceptedAt).toBe(5_000);
    expect(withAcceptedTerms({ ...form, termsVersion: '' }, null).termsVersion).toBe('');
  });

  test('starts with the account’s name if that can be a legal name', () => {
    const nameFor = (name: string) => knownRegistration({ registration: null, name }).form.legalName;
    expect(nameFor('Rosa Delgado')).toBe('Rosa Delgado');
    expect(nameFor('rosa')).toBe('');
    expect(knownRegistration({ registration: null, name: 'Rosa Delgado' }).isNew).toBe(true);
    expect(knownRegistration({ registration: registered(1), name: 'R. D.' })).toMatchObject({
      form: { legalName: 'Rosa Delgado' },
      isNew: false,
      isComplete: true,
      hasAcceptedTerms: true,
    });
  });
});

describe('a new account', () => {
  test('needs a password of 10 to 128 characters, with more than three different ones', () => {
    expect(passwordFault('123456789', '')).toEqual({ code: 'short-password', limit: 10 });
    expect(passwordFault('aaaaaaaaaaaa', '')).toEqual({ code: 'few-characters' });
    expect(passwordFault('x'.repeat(60) + 'abc'.repeat(30), '')).toEqual({ code: 'too-long', limit: 128 });
    expect(passwordFault('bid-and-see', '')).toBeNull();
  });

  test.each(['Bank-Owned-New-York', 'bankowned2026!', 'BankOwnedNY#1'])(
    'refuses a password that is mostly the site’s name: %s',
    (password) => expect(passwordFault(password, '')).toEqual({ code: 'site-name' }),
  );

  test.each(['rosa.delgado@example.com', 'RosaDelgado1', 'delgado-2026', 'Example.com1!'])(
    'refuses a password that is mostly the person’s email address: %s',
    (password) =>
      expect(passwordFault(password, 'Rosa.Delgado@example.com')).toEqual({ code: 'own-address' }),
  );

  test('accepts a password in which a word of the email address or the site’s name is only a part', () => {
    expect(passwordFault('rosalind-paints-bridges', 'rosa@example.com')).toBeNull();
    expect(passwordFault('bankowned-is-a-long-word', 'rosa@example.com')).toBeNull();
    expect(passwordFault('bid-and-see-1', 'bid@example.com')).toBeNull();
  });

  test.each(['', 'nobody', 'a@b', 'a b@example.com', 'a@b.com,c@d.com', '"<x>"@example.com'])(
    'refuses "%s" as an email address',
    (email) => expect(emailFault(email)).not.toBeNull(),
  );

  test('accepts common and new email domains and names in any script', () => {
    for (const email of ['rosa@example.com', 'r.d+bids@mail.example.museum'])
      expect(emailFault(email)).toBeNull();
    for (const name of ['Rosa Delgado', 'Łucja Wójcik', '王伟', "Sinéad O'Brien"])
      expect(nameFault(name)).toBeNull();
    for (const name of ['J. R. Delgado', 'J.R. Delgado', 'Sammy Davis Jr.', 'Delgado & Sons, Inc.'])
      expect(nameFault(name)).toBeNull();
  });

  test.each(['', '  ', '1234', '<b>Rosa</b>'])('refuses "%s" as a name', (name) =>
    expect(nameFault(name)).not.toBeNull(),
  );

  test.each([
    'win at http://x.example',
    'ftp://evil',
    'www.evil',
    'Rosa, see WWW.EVIL.COM',
    'Rosa evil.com now',
    'rosa@evil-site.co',
    't.me',
    'evil。com',
  ])('refuses the link in "%s" as a name', (name) => expect(nameFault(name)).toEqual({ code: 'name-link' }));
});

describe('the return path after a form', () => {
  test.each(['/properties/12-elm-street-utica?tab=1#bid', '/dashboard'])('can be %s', (path) => {
    expect(toInternalPath(path, '/home')).toBe(path);
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%5C/../\\x',
    'javascript:alert(1)',
    '/a\n//b',
    '/.//evil.example',
    undefined,
    ['/a'],
  ])('is the default instead of %s', (path) => expect(toInternalPath(path, '/home')).toBe('/home'));
});

test('a session is live until it expires or is revoked', () => {
  const session = { uid: 'u', createdAt: 0, expiresAt: 100, revokedAt: null };
  expect(isSessionLive(session, 99)).toBe(true);
  expect(isSessionLive(session, 100)).toBe(false);
  expect(isSessionLive({ ...session, revokedAt: 5 }, 6)).toBe(false);
});

test('a person is registered only with a complete registration under the terms in force', () => {
  const accepted = (termsVersion: string): User => ({
    uid: 'u',
    email: 'u@example.com',
    name: 'U',
    role: 'member',
    emailVerified: true,
    createdAt: 0,
    registration: {
      legalName: 'U V',
      phone: '+12125550142',
      termsVersion,
      acceptedAt: 0,
      address: { street: '1 Elm Street', city: 'Utica', state: 'NY', postalCode: '13501' },
      title: { kind: 'individual', name: '' },
      buyerType: 'investor',
    },
  });
  const current = accepted(termsInForce.version);
  expect(toMe(current, 5)).toMatchObject({ registered: true, missing: [], limitCents: 5 });
  expect(toMe({ ...current, bidLimit: { cents: cents(900), at: 0 } }, 5).limitCents).toBe(900);
  expect(toMe(current, 5).hasOpenDefault).toBeUndefined();
  expect(toMe({ ...current, openDefaults: ['sale'] }, 5)).toMatchObject({
    limitCents: 0,
    hasOpenDefault: true,
  });
  expect(toMe(accepted('2020-01-01'), 5)).toMatchObject({ registered: false, missing: ['termsVersion'] });
});
