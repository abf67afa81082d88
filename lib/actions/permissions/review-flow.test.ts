import { beforeEach, expect, test, vi } from 'vitest';
import { claim } from '@/lib/actions/reviews';

vi.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(path);
  },
}));
vi.mock('@/lib/server/people/sessions/session', () => ({ getSession: async () => ({ uid: 'ada' }) }));
vi.mock('@/lib/server/workflows/listings/reviews', () => ({
  claimReview: async () => ({ ok: true, value: null }),
  decideSubmission: async () => ({ ok: true, value: null }),
}));

let form: FormData;
beforeEach(() => {
  form = new FormData();
  form.set('draftId', 'd1');
});

test('a claim stays in the review of one after another', async () => {
  form.set('flow', '1');
  await expect(claim(null, form)).rejects.toThrow(/^\/dashboard\/admin\/listings\/d1\?flow=1$/);
});

test('a claim outside that review stays outside', async () => {
  form.set('flow', '');
  await expect(claim(null, form)).rejects.toThrow(/^\/dashboard\/admin\/listings\/d1$/);
});
