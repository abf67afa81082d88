import { afterAll, beforeEach, expect, test } from 'vitest';
import { formatVerifierKey, toVerifierKey } from '@/lib/domain/auctions/transparency/note';
import { isStatementSigned } from '@/lib/domain/auctions/transparency/signed-statement';
import { runtime as processRuntime } from './runtime';
import { openTestRuntime, resetRuntime } from './runtime.fixture';
import { signed } from './sign-statement';
import { sitePolicy } from './site-policy';

const runtime = openTestRuntime();
afterAll(runtime.end);

/** Starts the site again with these variables. */
function restart(variables: Readonly<Record<string, string>>): void {
  for (const name of ['SIGNING_KEY', 'FORMER_SIGNERS']) delete process.env[name];
  Object.assign(process.env, variables);
  resetRuntime(processRuntime());
}
beforeEach(() => restart({}));

const receipt = { auctionId: 'a1', seq: 2 };

test('a local site makes a key once, and signs the same receipt alike after a restart', async () => {
  const { signature } = await signed('receipt', receipt);
  expect(signature).toMatch(/^— localhost:\d+\/log [\w+/]+=*$/);
  restart({});
  expect((await signed('receipt', receipt)).signature).toBe(signature);
});

test('after a change of the key, receipts of the former key stay valid if it is on the list', async () => {
  const { signature } = await signed('receipt', receipt);
  const [former] = (await sitePolicy()).logKeys;
  if (!former) throw new Error('The site has a key');
  const isValid = async () => isStatementSigned('receipt', receipt, signature, (await sitePolicy()).logKeys);
  const SIGNING_KEY = Buffer.alloc(32, 3).toString('base64');
  restart({ SIGNING_KEY });
  expect(await isValid()).toBe(false);
  restart({ SIGNING_KEY, FORMER_SIGNERS: formatVerifierKey(former) });
  expect(await isValid()).toBe(true);
  const { logKeys } = await sitePolicy();
  expect(logKeys.map(({ id }) => id)).toEqual([expect.not.stringMatching(former.id), former.id]);
  expect((await signed('receipt', receipt)).signature).not.toBe(signature);
});

test('a site that moved to another host with the same key is refused, and starts with a new key', async () => {
  const SIGNING_KEY = Buffer.alloc(32, 3).toString('base64');
  restart({ SIGNING_KEY });
  const [key] = (await sitePolicy()).logKeys;
  if (!key) throw new Error('The site has a key');
  restart({ SIGNING_KEY, FORMER_SIGNERS: formatVerifierKey(key) });
  expect((await sitePolicy()).logKeys).toEqual([key]);
  const moved = formatVerifierKey(toVerifierKey('old.example/log', key.type, key.publicKey));
  restart({ SIGNING_KEY, FORMER_SIGNERS: moved });
  await expect(sitePolicy()).rejects.toThrow('old.example/log has the current signing key');
  restart({ SIGNING_KEY: Buffer.alloc(32, 4).toString('base64'), FORMER_SIGNERS: moved });
  expect((await sitePolicy()).logKeys.map(({ name }) => name)).toEqual([
    expect.any(String),
    'old.example/log',
  ]);
});
