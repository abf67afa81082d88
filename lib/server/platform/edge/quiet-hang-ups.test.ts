import { expect, test, vi } from 'vitest';
import { quietHangUps } from './quiet-hang-ups';

test('a client that hangs up while sending a form is not printed, and every other error is', () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  quietHangUps();
  console.error('⨯', Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
  expect(print).not.toHaveBeenCalled();
  const others = [new Error('aborted'), Object.assign(new Error('read'), { code: 'ECONNRESET' }), 'aborted'];
  for (const other of others) console.error('⨯', other);
  expect(print.mock.calls).toEqual(others.map((other) => ['⨯', other]));
});
