import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Held } from '@/lib/domain/staff/held';
import { HeldNotice } from './held-notice';

const text = 'Are there any children living upstairs?';
const home = { listingKey: 'h', slug: 'h-1', place: '4 Elm Street', sellerId: 'olive' };
const at = { startsAt: 1, endsAt: 2, changedAt: 1 };
const held = {
  question: {
    kind: 'question',
    note: 'I mean the noise at night.',
    question: {
      ...{ ...home, questionId: 'q', askerId: 'rosa', text, at: 1 },
      ...{ status: 'open', answer: null, answeredAt: null },
    },
  },
  visit: {
    kind: 'visit',
    note: 'I ask because of the stairs.',
    visit: {
      ...{ ...home, ...at, visitId: 'v', uid: 'rosa', name: 'Rosa', email: 'rosa@example.com', note: text },
      ...{ status: 'requested', words: '' },
    },
  },
  answer: {
    kind: 'answer',
    note: 'It is about the school bus.',
    answer: { ...home, questionId: 'q', askerId: 'rosa', uid: 'olive', text, at: 1 },
  },
  letter: {
    kind: 'letter',
    note: 'I ask about the noise.',
    letter: { ...home, offerId: 'o', requestId: 'r', buyerId: 'rosa', uid: 'rosa', text },
  },
} satisfies { readonly [Kind in Held['kind']]: Extract<Held, { kind: Kind }> };

test.each(Object.values(held))(
  'the reviewer of a held $kind reads its writer’s note and the words',
  (each) => {
    const html = renderToStaticMarkup(<HeldNotice held={each} text={text} />);
    expect(html).toContain(each.note);
    expect(html).toContain(
      'describes or asks about the people in the building or area (familial status or pregnancy)',
    );
    expect(html).toContain('the writer gets it back with these reasons');
  },
);
