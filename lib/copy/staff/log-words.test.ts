import { expect, test } from 'vitest';
import { logWords } from './log-words';

test.each([
  ['court-order: The county clerk wrote to us.', 'Court order: The county clerk wrote to us.'],
  ['title-defect: Two claims: both from heirs.', 'Title defect: Two claims: both from heirs.'],
  ['title-defect: ', 'Title defect'],
  ['same-household', 'Lives in the seller’s household'],
  ['no-fault', 'No problem found'],
  ['not-sent', 'Message not sent'],
  ['The roof is gone: rain came in.', 'The roof is gone: rain came in.'],
  ['constructor', 'constructor'],
])('the log shows “%s” as “%s”', (logText, words) => expect(logWords(logText)).toBe(words));
