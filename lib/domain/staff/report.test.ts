import { expect, test } from 'vitest';
import type { Actor } from '@/lib/domain/drafts/review-state';
import { refuseHandling } from './report';

const ada: Actor = { uid: 'ada', name: 'Ada', role: 'admin' };
const report = { sellers: ['olive'], status: 'open' } as const;

test('a report is closed once, with a reason, by staff who do not sell the home', () => {
  expect(refuseHandling(ada, report, 'The photos are of another home.')).toBeNull();
  expect(refuseHandling(ada, report, ' ')).toBe('needs-reason');
  expect(refuseHandling(ada, { ...report, status: 'handled' }, 'Again.')).toBe('wrong-status');
  expect(refuseHandling({ ...ada, uid: 'olive' }, report, 'Mine.')).toBe('own-listing');
  expect(refuseHandling({ ...ada, role: 'seller' }, report, 'Not mine.')).toBe('not-staff');
});
