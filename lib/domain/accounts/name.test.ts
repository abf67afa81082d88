import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameFault, nameInMail } from './name';

describe('a name', () => {
  test.each([
    'Rosa Delgado',
    "Sinéad O'Brien",
    'Łucja Wójcik',
    'नेहा शर्मा',
    'JPMorgan Chase Bank, N.A.',
    'AT&T (Trust) #2020-1',
  ])('can be "%s"', (name) => expect(nameFault(name)).toBeNull());

  test.each([
    ['a line break', 'Rosa\nYour account is locked'],
    ['a line separator', 'Rosa\u2028Call us'],
    ['a control character', 'Rosa\u0007'],
    ['a right-to-left override', 'Rosa \u202egnp.knab'],
    ['a bidirectional isolate', 'Rosa \u2066x\u2069'],
    ['a zero-width space', 'JPM\u200borgan'],
    ['a soft hyphen', 'JPM\u00adorgan'],
    ['an invisible tag', 'Rosa\u{e0041}'],
    ['stacked marks', `Rosa${'\u0301'.repeat(8)}`],
    ['a link', 'Rosa https://evil.example'],
    ['a bare domain', 'Verify at evil.example'],
    ['a mail address', 'Rosa help@evil'],
    ['a look-alike dot', 'evil\u2024example'],
    ['no letter', '12345'],
    ['too many characters', 'R'.repeat(121)],
  ])('is refused with %s', (_, name) => expect(nameFault(name)).not.toBeNull());

  test('from a stored document or a sign-in service appears in a mail only if it passes the check', () => {
    expect(nameInMail(' Rosa Delgado ', 'A manager')).toBe('Rosa Delgado');
    expect(nameInMail('Rosa\n\nPay at evil.example', 'A manager')).toBe('A manager');
    expect(nameInMail(undefined, '')).toBe('');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const mailName = nameInMail(name, 'Member');
        expect(mailName).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|:\/\/|@/u);
        expect(mailName.length).toBeLessThanOrEqual(120);
      }),
    );
  });
});
