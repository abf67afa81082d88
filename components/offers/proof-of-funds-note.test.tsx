import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cents } from '@/lib/domain/shared/money';
import { ProofOfFundsNote } from './proof-of-funds-note';

const upTo = { upToCents: cents(37_200_000), at: Date.parse('2026-11-22T17:00:00Z') };

test.each([
  [null, 'No proof of funds reviewed'],
  [{ ...upTo, isEnough: true }, 'Funds of up to $372,000 reviewed by staff on Nov 22, 2026'],
  [
    { ...upTo, isEnough: false },
    'Funds of up to $372,000 (less than the offer price) reviewed by staff on Nov 22, 2026',
  ],
])('a seller sees whether staff reviewed the proof of funds behind an offer', (funds, words) => {
  const html = renderToStaticMarkup(<ProofOfFundsNote funds={funds} />);
  expect(html.replace(/<[^>]*>/g, '')).toBe(words);
});
