import { expect, it } from 'vitest';
import { apiRoute } from './api';
import { BusyError } from './store/store';

process.env.LOCAL_MODE = '1';
const ask = (thrown: unknown) =>
  apiRoute({}, () => Promise.reject(thrown))(new Request('http://localhost:3000/api/x'), {
    params: Promise.resolve({}),
  });

it('a store that did not answer is a 503 that says when to send the same request again', async () => {
  // As another bundle makes it: by the same name, of another class.
  const foreign = Object.assign(new Error('no answer'), { name: 'BusyError' });
  for (const error of [new BusyError('no answer'), foreign]) {
    const response = await ask(error);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ reason: 'busy', status: 503 });
  }
});

it('any other fault is a 500 that says nothing of the inside', async () => {
  const response = await ask(new Error('secret place'));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret place');
});
