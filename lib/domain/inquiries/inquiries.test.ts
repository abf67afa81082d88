import { describe, expect, test } from 'vitest';
import { MESSAGE_MAX } from '@/lib/domain/shared/form';
import { parseContactMessage, parseListingInquiry, parseSaleInquiry } from './inquiries';
import { canAskSeller } from './inquiry-permission';

const person = { name: ' Rosa  Delgado ', email: ' Rosa@Example.com ', message: ' When?\r\nThank you. ' };
const faultsOf = (parsed: ReturnType<typeof parseContactMessage>) => (parsed.ok ? {} : parsed.reason);

describe('a message to us', () => {
  const typed = { ...person, topic: 'buying' };

  test('is normalized: the name in one line, the email in lower case, line breaks as line feeds', () => {
    expect(parseContactMessage(typed)).toEqual({
      ok: true,
      value: {
        name: 'Rosa Delgado',
        email: 'rosa@example.com',
        topic: 'buying',
        message: 'When?\nThank you.',
      },
    });
  });

  test('is refused with one fault for every invalid field', () => {
    expect(Object.keys(faultsOf(parseContactMessage({})))).toEqual(['name', 'email', 'topic', 'message']);
  });

  test('is refused with a single fault when only one field is invalid', () => {
    expect(faultsOf(parseContactMessage({ ...typed, topic: 'lottery' }))).toEqual({
      topic: { code: 'no-topic' },
    });
    expect(Object.keys(faultsOf(parseContactMessage({ ...typed, email: 'rosa@' })))).toEqual(['email']);
  });

  test('cannot inject a mail header with a line break in the name', () => {
    expect(Object.keys(faultsOf(parseContactMessage({ ...typed, name: 'Rosa\r\nBcc: a@b.com' })))).toEqual([
      'name',
    ]);
  });

  test('has a maximum length', () => {
    expect(parseContactMessage({ ...typed, message: 'x'.repeat(MESSAGE_MAX) }).ok).toBe(true);
    expect(parseContactMessage({ ...typed, message: 'x'.repeat(MESSAGE_MAX + 1) }).ok).toBe(false);
  });
});

describe('a sale inquiry', () => {
  const typed = {
    ...person,
    propertyAddress: '12 Elm Street,\n Utica',
    county: 'oneida',
    seller: 'bank',
    phone: '',
  };

  test('needs no phone number', () => {
    expect(parseSaleInquiry(typed)).toMatchObject({
      ok: true,
      value: { phone: null, propertyAddress: '12 Elm Street, Utica', county: 'oneida', seller: 'bank' },
    });
  });

  test('accepts only a valid phone number', () => {
    expect(parseSaleInquiry({ ...typed, phone: '315 555 0142' })).toMatchObject({
      ok: true,
      value: { phone: '+13155550142' },
    });
    expect(parseSaleInquiry({ ...typed, phone: '555' }).ok).toBe(false);
  });

  test.each([{ county: 'ocean' }, { county: '' }, { seller: 'crowd' }, { propertyAddress: ' 1 ' }])(
    'is refused for %o',
    (wrong) => expect(parseSaleInquiry({ ...typed, ...wrong }).ok).toBe(false),
  );
});

test('a question to a seller names the listing', () => {
  expect(parseListingInquiry({ ...person, listingKey: 'k1' }).ok).toBe(true);
  expect(parseListingInquiry(person).ok).toBe(false);
});

test('a seller can be asked while a home without an auction is on the market or may return to it', () => {
  const canAsk = (standardStatus: Parameters<typeof canAskSeller>[0]['standardStatus'], auctionId = null) =>
    canAskSeller({ standardStatus, auctionId });
  expect([canAsk('Active'), canAsk('Pending'), canAsk('ComingSoon')]).toEqual([true, true, true]);
  expect([canAsk('Closed'), canAsk('Draft'), canAsk('Withdrawn')]).toEqual([false, false, false]);
  expect(canAskSeller({ standardStatus: 'Active', auctionId: 'a1' })).toBe(false);
});
