import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aTimestampAuthority, toPem } from '@/lib/domain/auctions/timestamps/timestamp-authority.fixture';
import {
  cosignatureType,
  formatVerifierKey,
  toVerifierKey,
  type VerifierKey,
} from '@/lib/domain/auctions/transparency/note';
import { aKey } from '@/lib/domain/auctions/transparency/signed-log.fixture';
import { parseEnv, parseProject, variables } from './env';
import { ssoProvidersSchema } from './sso-provider-schema';

const firebase = {
  FIREBASE_PROJECT_ID: 'my-project',
  FIREBASE_API_KEY: 'k',
  FIREBASE_AUTH_DOMAIN: 'my-project.firebaseapp.com',
  FIREBASE_APP_ID: 'a',
  FIREBASE_STORAGE_BUCKET: 'p.firebasestorage.app',
  FILE_LINK_SECRET: 'x'.repeat(32),
  SIGNING_KEY: Buffer.alloc(32, 9).toString('base64'),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  SITE_URL: 'https://example.com',
  TICK_SECRET: 'a-long-enough-secret',
  SMTP_URL: 'smtps://user:word@mail.example.com',
  SITE_PHONE: '(212) 555-0142',
  CONTACT_MAIL: 'hello@example.com',
  MAIL_FROM: 'hello@example.com',
};

describe('parseEnv', () => {
  it('refuses an empty configuration unless local mode is set', () => {
    expect(() => parseEnv({})).toThrow(/LOCAL_MODE=1/);
    expect(parseEnv({ LOCAL_MODE: '1' }).localMode).toBe(true);
  });

  it('lists every missing variable of an incomplete Firebase configuration at once', () => {
    expect(() => parseEnv({ FIREBASE_PROJECT_ID: 'my-project' })).toThrow(
      /FIREBASE_API_KEY[\s\S]*FIREBASE_AUTH_DOMAIN[\s\S]*FIREBASE_APP_ID[\s\S]*FIREBASE_STORAGE_BUCKET[\s\S]*SITE_URL[\s\S]*TICK_SECRET[\s\S]*SITE_PHONE[\s\S]*CONTACT_MAIL[\s\S]*MAIL_FROM[\s\S]*SMTP_URL[\s\S]*FILE_LINK_SECRET[\s\S]*NEXT_SERVER_ACTIONS_ENCRYPTION_KEY[\s\S]*SIGNING_KEY/,
    );
  });

  it('lists missing variables together with invalid ones', () => {
    expect(() =>
      parseEnv({ FIREBASE_PROJECT_ID: 'my-project', SITE_URL: 'foo', TICK_SECRET: 'short' }),
    ).toThrow(/SITE_URL[\s\S]*TICK_SECRET[\s\S]*FIREBASE_API_KEY: missing[\s\S]*SMTP_URL: missing/);
  });

  it.each(['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'])(
    'refuses %s outside local mode and at a host other than loopback',
    (name) => {
      expect(parseEnv(firebase).localMode).toBe(false);
      expect(() => parseEnv({ ...firebase, [name]: '127.0.0.1:9099' })).toThrow(
        new RegExp(`${name}: only with LOCAL_MODE`),
      );
      expect(() => parseEnv({ LOCAL_MODE: '1', [name]: '10.0.0.4:9099' })).toThrow(/loopback/);
    },
  );

  it('stores data in Firestore with a Firebase project or the emulator, otherwise in the embedded store', () => {
    expect(parseEnv(firebase).engine).toBe('firestore');
    expect(parseEnv({ LOCAL_MODE: '1' }).engine).toBe('sqlite');
    expect(parseEnv({ LOCAL_MODE: '1', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' }).engine).toBe('firestore');
  });

  it('reads companies’ sign-ins from JSON, and says where they are wrong', () => {
    const provider = { id: 'oidc.first-bank', label: 'First Bank', domains: ['firstbank.example'] };
    const read = (value: string) => parseEnv({ LOCAL_MODE: '1', SSO_PROVIDERS: value }).ssoProviders;
    expect(parseEnv({ LOCAL_MODE: '1' }).ssoProviders).toEqual([]);
    expect(read(JSON.stringify([provider]))).toEqual([{ ...provider, organisationId: null }]);
    expect(() => read('oidc.first-bank')).toThrow(/SSO_PROVIDERS: must be a JSON list such as/);
    expect(() => read(JSON.stringify([{ ...provider, domains: ['First Bank'] }]))).toThrow(
      /SSO_PROVIDERS: at 0.domains.0: must be a domain in lower case/,
    );
  });

  it('refuses companies’ sign-ins that share an id or a domain, or name an organization other than by its id', () => {
    const provider = { id: 'oidc.first-bank', label: 'First Bank', domains: ['firstbank.example'] };
    const errorOf = (...all: object[]) => ssoProvidersSchema.safeParse(all).error?.issues[0]?.message;
    expect(errorOf(provider, { ...provider, id: 'oidc.other' })).toBe('must name each domain once');
    expect(errorOf(provider, { ...provider, domains: ['other.example'] })).toBe('must name each id once');
    expect(errorOf({ ...provider, id: 'google.com' })).toBe('must look like oidc.first-bank');
    expect(errorOf({ ...provider, domains: ['*.first.example'] })).toBe('must be a domain in lower case');
    expect(errorOf({ ...provider, organisationId: 'first' })).toBe('must begin with org_');
    expect(errorOf({ ...provider, role: 'manager' })).toMatch(/role/);
  });

  it('refuses the variable that would send Google’s own client to an emulator', () => {
    expect(() => parseEnv({ ...firebase, STORAGE_EMULATOR_HOST: 'http://127.0.0.1:9199' })).toThrow(
      / STORAGE_EMULATOR_HOST: only with LOCAL_MODE/,
    );
  });

  it('stores files in the bucket of a Firebase project or of the emulator, otherwise in a folder', () => {
    expect(parseEnv(firebase).fileBucket).toBe('p.firebasestorage.app');
    expect(() => parseEnv({ ...firebase, FIREBASE_STORAGE_BUCKET: 'gs://p' })).toThrow(/without gs/);
    expect(parseEnv({ LOCAL_MODE: '1' }).fileBucket).toBeNull();
    const emulator = { LOCAL_MODE: '1', FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199' };
    expect(parseEnv(emulator).fileBucket).toBe('demo-bank-owned-new-york.firebasestorage.app');
  });

  it('refuses a signing key that is not 32 bytes', () => {
    const key = Buffer.alloc(31, 7).toString('base64');
    expect(() => parseEnv({ ...firebase, SIGNING_KEY: key })).toThrow(/SIGNING_KEY: must be 32 bytes/);
  });

  it('reads the witness of sealed offers, and refuses what is not a URL and an age recipient', () => {
    const read = (text: string) =>
      parseEnv({ LOCAL_MODE: '1', SEALED_OFFERS_WITNESS: text }).sealedOffersWitness;
    const recipient = `age1${'q'.repeat(58)}`;
    expect(read(` https://w1.example/log/ ${recipient}`)).toEqual({
      url: 'https://w1.example/log',
      recipient,
    });
    expect(read(`http://localhost:9000 ${recipient}`)?.url).toBe('http://localhost:9000');
    expect(parseEnv({ LOCAL_MODE: '1' }).sealedOffersWitness).toBeNull();
    for (const text of [
      ...['https://w1.example', recipient, `http://w1.example ${recipient}`, `https:// ${recipient}`],
      ...[`https://w1.example ${recipient}x`, `https://w1.example ${recipient} ${recipient}`],
    ])
      expect(() => read(text)).toThrow(/SEALED_OFFERS_WITNESS: must be a witness’s URL and age recipient/);
  });

  it('refuses a witness of sealed offers at the site’s own host or on its machine outside local mode', () => {
    const read = (url: string) =>
      parseEnv({ ...firebase, SEALED_OFFERS_WITNESS: `${url} age1${'q'.repeat(58)}` }).sealedOffersWitness;
    const others = ['https://witness.example', 'https://example.com.witness.example', 'https://127.example'];
    for (const url of others) expect(read(url)?.url).toBe(url);
    for (const url of [
      ...['https://example.com', 'https://EXAMPLE.com.:8443/witness', 'https://me@example.com'],
      ...['http://localhost:9000', 'https://a.localhost', 'http://127.0.0.1:9000', 'https://127.1'],
      ...['https://2130706433', 'https://[::1]:9000', 'https://[::]', 'https://[::ffff:127.0.0.1]'],
      'https://0.0.0.0',
    ])
      expect(() => read(url), url).toThrow(/SEALED_OFFERS_WITNESS: must be run by somebody else/);
  });

  it('reads a timestamp authority, which needs its URL and certificates', async () => {
    const read = (values: object) => parseEnv({ LOCAL_MODE: '1', ...values });
    const { root } = await aTimestampAuthority();
    const inBase64 = (text: string) => Buffer.from(text).toString('base64');
    const [TSA_URL, TSA_CERTIFICATES] = ['http://tsa.example.com/tsr', inBase64(toPem(root))];
    expect(read({}).timestampAuthority).toBeNull();
    expect(read({ TSA_URL, TSA_CERTIFICATES }).timestampAuthority).toEqual({ url: TSA_URL, roots: [root] });
    expect(() => read({ TSA_URL })).toThrow(/TSA_CERTIFICATES: missing/);
    expect(() => read({ TSA_CERTIFICATES })).toThrow(/TSA_URL: missing/);
    expect(() => read({ TSA_URL: 'tsa.example.com', TSA_CERTIFICATES })).toThrow(/TSA_URL: must be a URL/);
    for (const wrong of [toPem(root), inBase64('PEM'), inBase64(toPem(root.slice(0, 100)))])
      expect(() => read({ TSA_URL, TSA_CERTIFICATES: wrong })).toThrow(/TSA_CERTIFICATES: must be/);
  });

  it('reads former keys and witnesses, and refuses what is not a key of its kind', () => {
    const read = (values: object) => parseEnv({ LOCAL_MODE: '1', ...values });
    const former = formatVerifierKey(aKey('www.example.com/log').key);
    const [first, second] = ['w1.example', 'w2.example'].map((name) =>
      formatVerifierKey(aKey(name, cosignatureType).key),
    );
    expect(read({ FORMER_SIGNERS: `${former} ` }).formerSigners.map(formatVerifierKey)).toEqual([former]);
    const { witnesses } = read({
      WITNESSES: `${first} https://w1.example/log/, ${second} http://localhost:9000`,
    });
    expect(witnesses.map(({ key, url }) => [key.name, url])).toEqual([
      ['w1.example', 'https://w1.example/log'],
      ['w2.example', 'http://localhost:9000'],
    ]);
    for (const FORMER_SIGNERS of [first, former.slice(1)])
      expect(() => read({ FORMER_SIGNERS })).toThrow(/FORMER_SIGNERS: must be verifier keys/);
    for (const WITNESSES of [
      first,
      `${former} https://a.example`,
      `${first} http://a.example`,
      `${first} https://`,
    ])
      expect(() => read({ WITNESSES })).toThrow(/WITNESSES: must be pairs/);
    expect(() => read({ WITNESSES: `${first} https://a.example ${first} https://b.example` })).toThrow(
      /WITNESSES: must be pairs[\s\S]*each once/,
    );
    const renamed = (name: string, { type, publicKey }: VerifierKey) =>
      formatVerifierKey(toVerifierKey(name, type, publicKey));
    const again = renamed('w2.example', aKey('w1.example', cosignatureType).key);
    expect(() => read({ WITNESSES: `${first} https://a.example ${again} https://b.example` })).toThrow(
      /WITNESSES: must be pairs/,
    );
    const moved = renamed('old.example/log', aKey('www.example.com/log').key);
    expect(() => read({ FORMER_SIGNERS: `${former} ${moved}` })).toThrow(/FORMER_SIGNERS: must be/);
  });

  it('refuses a link secret that is too short', () => {
    expect(() => parseEnv({ ...firebase, FILE_LINK_SECRET: 'short' })).toThrow(/FILE_LINK_SECRET/);
  });

  it('refuses a server actions key that is not 32 bytes', () => {
    const key = Buffer.alloc(31, 7).toString('base64');
    expect(() => parseEnv({ ...firebase, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key })).toThrow(/32 bytes/);
  });

  it('refuses a site URL without TLS outside local mode, because sessions would be sent unencrypted', () => {
    expect(() => parseEnv({ ...firebase, SITE_URL: 'http://example.com' })).toThrow(/SITE_URL.*https/);
  });

  it('refuses local mode together with a Firebase project', () => {
    expect(() => parseEnv({ ...firebase, LOCAL_MODE: '1' })).toThrow(/cannot be combined/);
  });

  it.each([
    ['SMTP_URL', 'https://mail.example.com'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp:mail.example.com'],
    ['SITE_URL', 'https://example.com/homes'],
    ['SITE_URL', 'https://example.com?a=1'],
    ['SITE_URL', 'https://'],
    ['FIREBASE_AUTH_DOMAIN', 'https://my-project.firebaseapp.com'],
    ['FIREBASE_PROJECT_ID', 'My Project'],
    ['FIREBASE_PROJECT_ID', 'p'],
    ['MAIL_FROM', 'Bank-Owned New York'],
    ['MAIL_FROM', 'Bank-Owned New York <hello>'],
    ['CONTACT_MAIL', 'hello'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => parseEnv({ ...firebase, [name]: value })).toThrow(
      new RegExp(`^  - ${name}: (must|is) `, 'm'),
    );
  });

  it('accepts a site URL in capitals and with a slash, and a sender with a name', () => {
    const overrides = {
      SITE_URL: 'HTTPS://WWW.Example.com/',
      MAIL_FROM: 'New York <hello@example.com>',
    };
    expect(parseEnv({ ...firebase, ...overrides })).toMatchObject({
      siteUrl: 'https://www.example.com',
      mailFrom: overrides.MAIL_FROM,
    });
  });

  it('states once what each invalid variable must be, and names the file that describes them', () => {
    const overrides = { TRUSTED_PROXIES: '0.5', TICK_SECRET: 'short', PORT: 'x', SITE_URL: 'foo' };
    expect(() => parseEnv({ ...firebase, ...overrides })).toThrow(
      new Error(`The configuration is invalid:
  - PORT: must be a whole number from 1 to 65535
  - SITE_URL: must be a URL without a path, such as https://www.example.com
  - TICK_SECRET: must have at least 16 characters
  - TRUSTED_PROXIES: must be a whole number from 1 to 9
.env.example describes each variable.`),
    );
  });

  it('treats an empty variable as unset', () => {
    expect(parseEnv({ LOCAL_MODE: '1', GTM_ID: '', SITE_URL: ' ' }).gtmId).toBeNull();
  });

  it('accepts a map style URL over https or on this machine', () => {
    const styleUrl = (url: string) => parseEnv({ LOCAL_MODE: '1', MAP_STYLE_URL: url }).mapStyleUrl;
    expect(parseEnv({ LOCAL_MODE: '1' }).mapStyleUrl).toBeNull();
    for (const url of ['https://tiles.example/style.json?key=1', 'http://localhost:8081/style.json'])
      expect(styleUrl(url)).toBe(url);
    for (const url of ['http://tiles.example/style.json', 'http://localhost.tiles.example/', '/style.json'])
      expect(() => styleUrl(url)).toThrow('MAP_STYLE_URL');
  });

  it('accepts an archive of map tiles instead of a style', () => {
    const archive = { LOCAL_MODE: '1', MAP_TILES_URL: 'https://tiles.example/new-york.pmtiles' };
    expect(parseEnv(archive).mapTilesUrl).toBe(archive.MAP_TILES_URL);
    expect(parseEnv({ LOCAL_MODE: '1' }).mapTilesUrl).toBeNull();
    expect(() => parseEnv({ ...archive, MAP_STYLE_URL: 'https://tiles.example/style.json' })).toThrow(
      'MAP_TILES_URL: cannot be combined with MAP_STYLE_URL',
    );
  });
});

describe('parseProject', () => {
  const emulators = {
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
    FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  };

  it('returns a real project or the emulators, and null when neither is configured', () => {
    const real = { FIREBASE_PROJECT_ID: 'my-project', FIREBASE_STORAGE_BUCKET: 'p.firebasestorage.app' };
    expect(parseProject(real)).toMatchObject({ projectId: 'my-project', bucket: 'p.firebasestorage.app' });
    expect(parseProject(emulators)?.projectId).toBe('demo-bank-owned-new-york');
    expect(parseProject({ DATA_DIR: '.data' })).toBeNull();
  });

  it.each([
    [{ FIREBASE_PROJECT_ID: 'my-project' }, /FIREBASE_STORAGE_BUCKET: missing/],
    [{ FIREBASE_STORAGE_BUCKET: 'a-bucket', FIREBASE_PROJECT_ID: '' }, /FIREBASE_PROJECT_ID: missing/],
    [{ FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' }, /FIREBASE_AUTH_EMULATOR_HOST: missing/],
    [
      { ...emulators, FIREBASE_PROJECT_ID: 'my-project', FIREBASE_STORAGE_BUCKET: 'p.firebasestorage.app' },
      /cannot be combined/,
    ],
  ])('refuses an incomplete project and a real project together with an emulator: %o', (source, fault) => {
    expect(() => parseProject(source)).toThrow(fault);
  });
});

describe('.env.example', () => {
  /** Read by scripts, or by Next at build time. */
  const elsewhere = [
    'AUTH_EMULATOR_PORT',
    'FIRESTORE_EMULATOR_PORT',
    'STORAGE_EMULATOR_PORT',
    'SECOND_PORT',
    'SAMPLE_SIZE',
    'NEXT_DEPLOYMENT_ID',
  ];
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const documented = lines.flatMap((line) => /^(\w+)=/.exec(line)?.[1] ?? []);

  it('lists every variable of the server once and no others', () => {
    expect(documented.toSorted()).toEqual([...Object.keys(variables.shape), ...elsewhere].toSorted());
  });

  it('every secret in it is one that the check of the build output searches for', () => {
    const searched = z.array(z.string()).parse(JSON.parse(readFileSync('scripts/secrets.json', 'utf8')));
    const isSecret = (name: string) => /SECRET|KEY|SMTP/.test(name);
    const others = ['FIREBASE_API_KEY', 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'];
    expect([...searched, ...others].toSorted()).toEqual(documented.filter(isSecret).toSorted());
  });

  it('works unchanged in local mode', () => {
    const entries = lines.flatMap((line) => [/^(\w+)=(.*)$/.exec(line)?.slice(1) ?? []]);
    const source = Object.fromEntries(entries.map(([name = '', value]) => [name, value]));
    expect(parseEnv({ ...source, LOCAL_MODE: '1' }).siteUrl).toBe('http://localhost:3000');
  });
});

describe('apphosting.yaml', () => {
  it('sets every variable that a Firebase project requires', () => {
    const entries = readFileSync('apphosting.yaml', 'utf8').matchAll(
      /variable: (\w+)\n +(value|secret): (.+)/g,
    );
    const secret = Buffer.alloc(32, 7).toString('base64');
    const source = Object.fromEntries(
      [...entries].map(([, name = '', kind, text = '']) => {
        if (name === 'SMTP_URL') return [name, firebase.SMTP_URL];
        return [name, kind === 'secret' ? secret : text.replace(/^"(.*)"$/, '$1')];
      }),
    );
    expect(parseEnv(source)).toMatchObject({ localMode: false, trustedProxies: 2, engine: 'firestore' });
    for (const name of Object.keys(firebase)) expect(Object.keys(source)).toContain(name);
  });
});
