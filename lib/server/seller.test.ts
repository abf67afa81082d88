import { afterAll, expect, test } from 'vitest';
import { toOrganisationId } from '@/lib/domain/selling/organisation';
import { anOrganisation } from './organisation.fixture';
import { aBidder, openTestRuntime } from './runtime.fixture';
import { readSellers } from './seller';

const runtime = openTestRuntime();
afterAll(runtime.end);

test('of those who sell only they answer who have an account that is not suspended', async () => {
  const bank = toOrganisationId('bank');
  const mona = await aBidder(runtime, 'mona');
  const ben = await aBidder(runtime, 'ben', { suspension: { at: 1, by: 'Ada', reason: 'x' } });
  const gone = { uid: 'gone', name: 'Gone', email: 'gone@example.com' };
  await anOrganisation(runtime, bank, [mona.user, ben.user, gone]);
  expect(await readSellers(runtime.store, bank)).toEqual({
    sellers: ['mona', 'ben', 'gone'],
    answering: ['mona'],
  });
  expect(await readSellers(runtime.store, 'gone')).toEqual({ sellers: ['gone'], answering: [] });
});
