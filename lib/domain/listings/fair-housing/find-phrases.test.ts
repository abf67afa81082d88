import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAgeLimits } from './age-limits';
import { findPhrases } from './find-phrases';

const findPeoplePhrases = (text: string) => findPhrases(text, 'listing');
const findPersonalPhrases = (text: string) => findPhrases(text, 'letter');

describe('phrases about people', () => {
  test.each([
    ...['No children', 'adults only', 'Adults-only building', 'ADULT ONLY', 'only adults', 'no kids please'],
    ...['childless couples', 'kid-free floor', 'not suitable for children', 'children not allowed'],
    ...[
      'ideal for empty-nesters',
      'great for professionals',
      'perfect for young couples',
      'young people only',
    ],
    ...['Close to a Jewish community', 'Christians preferred', 'no Muslims', 'Catholic families'],
    ...['in a white neighborhood', 'whites only', 'no Mexicans', 'Dominican families', 'Polish area'],
    ...['Korean buyers only', 'black people', 'no African-Americans', 'Spanish-speaking tenants wanted'],
    ...['must be US citizen', 'Must be a U.S. citizen', 'American citizens only', 'citizenship required'],
    ...[
      'green card required',
      'no immigrants',
      'no foreigners',
      'legal residents only',
      'proof of citizenship',
    ],
    ...[
      'English speakers only',
      'English-speakers preferred',
      'only English speakers',
      'no Spanish speakers',
    ],
    ...[
      'integrated community',
      'integrated neighborhood',
      'white owners only',
      'black owners',
      'German owners preferred',
    ],
    ...['English-speaking tenants', 'must speak English', 'no undocumented'],
    ...['women only', 'female tenants preferred', 'no men', 'gentlemen preferred', 'married couples only'],
    ...[
      'no wheelchairs',
      'no disabled tenants',
      'not suited for the handicapped',
      'no emotional support animals',
    ],
    ...['no gay couples', 'no single mothers', 'no felons', 'employed tenants only', 'must be employed'],
  ])('“%s” is flagged', (text) => {
    expect(findPeoplePhrases(`A house. ${text}.`)).not.toEqual([]);
  });

  test.each([
    ...[
      'No Section 8',
      'no sec. 8',
      'No Sec 8',
      'no section-8',
      'NO SECTION8',
      'no section eight',
      'no § 8',
      'no §8',
    ],
    ...[
      'no S8',
      'Ｎｏ Ｓｅｃｔｉｏｎ ８',
      'no sec\u200Btion 8',
      'no  section\u00A08',
      'no Séction 8',
      'No Section VIII',
    ],
    ...[
      'Section 8 not accepted',
      'Section 8 is not accepted',
      'Sec. 8 tenants not welcome',
      'section 8 declined',
    ],
    ...[
      'Section 8: no',
      'section 8 need not apply',
      'not approved for Section 8',
      'We do not accept Section 8',
    ],
    ...[
      'landlord doesn’t take section 8',
      'cannot accept sec 8',
      'not accepting Section 8',
      'without section 8',
    ],
    ...[
      'no vouchers please',
      'vouchers not accepted',
      'no housing vouchers',
      'no Section 8 vouchers',
      'no HCV',
    ],
    ...[
      'does not accept housing choice vouchers',
      'no CityFHEPS',
      'no HASA',
      'no programs',
      'won’t take vouchers',
    ],
    ...['no rental assistance', 'no housing assistance', 'no SSI', 'no welfare', 'no public assistance'],
    ...[
      'Sec8 no',
      'Sec 8 no',
      'sec8 no, cash only',
      'Section 8, no',
      'HUD vouchers not accepted',
      'no HUD tenants',
    ],
    ...['no HUD', 'no HUD or Section 8', 'No HUD, no vouchers', 'no HUD/Section 8', 'HUD is not accepted'],
    ...['No HUD please', 'vouchers no thanks'],
    ...['no cash assistance or vouchers', 'never rented to section 8', 'no HUD-VASH'],
  ])('“%s” is flagged as lawful source of income', (text) => {
    expect(findPeoplePhrases(`A house. ${text}.`).map(({ protectedClass }) => protectedClass)).toContain(
      'source-of-income',
    );
  });

  test.each([
    ...['solo adultos', 'Sólo adultos', 'adultos solamente', 'no niños', 'no se aceptan niños', 'sin niños'],
    ...[
      'Sección 8 no',
      'sección 8, no gracias',
      'no sección 8',
      'no se acepta Sección 8',
      'no aceptamos vales de vivienda',
      'sin programas',
    ],
    ...[
      'sección 8 no se acepta',
      'solo ciudadanos',
      'debe ser ciudadano',
      'ciudadanía requerida',
      'con papeles',
    ],
    ...['no inmigrantes', 'sin indocumentados', 'no extranjeros', 'que hable inglés', 'barrio blanco'],
    ...['comunidad cristiana', 'familias católicas', 'no musulmanes', 'no negros', 'solo mujeres'],
    ...['ideal para una familia joven', 'perfecto para parejas', 'solo parejas', 'no discapacitados'],
  ])('“%s” is flagged in Spanish', (text) => {
    expect(findPeoplePhrases(`Una casa. ${text}.`)).not.toEqual([]);
  });

  test.each([
    ...[
      'Polish area rugs',
      'Seller will polish the floors',
      'Persian and Polish area rugs stay',
      'Black area rug',
    ],
    ...['A white kitchen and a black door', 'Italian marble', 'Chinese drywall was removed', 'no black mold'],
    ...['Two-family house with a family room', 'Single-family, master suite, walk to the Jewish Museum'],
    ...['Section 8 tenant in place, rent paid by voucher', 'Section 8 accepted', 'Vouchers welcome'],
    ...[
      'No garage, no working boiler',
      'The Irish pub next door is closed',
      'no handicap access',
      'No section of roof',
    ],
    ...['Children’s playground across the street', 'No wheelchair ramp', 'not wheelchair accessible'],
    ...['Lot 8, section 3', 'See § 8 of the contract', 'No. 8 Section Street', 'no program of repairs'],
    ...['Near Citizens Bank and Citizen Street', 'French doors', 'English basement', 'American elm'],
    ...['Church across the street is for sale', 'women’s clinic next door', 'No lead service line'],
    ...['Russian Orthodox Cathedral nearby', 'Men’s and women’s restrooms', 'Las paredes son blancas'],
    ...['Casa de dos familias', 'cocina blanca', 'no garaje', 'Ideal para inversión', 'cerca del parque'],
    ...['Black owner’s bath', 'black owners suite', 'White owners’ suite', 'Gray and white owner’s bedroom'],
    ...[
      'Integrated community room',
      'integrated area lighting',
      'German owners kept records',
      'White family room',
    ],
    ...['The Italian owners have maintained the garden', 'Integrated dining area', 'integrated family room'],
    ...[
      'Lot 4, Section 8, No. 12 Main Street',
      'Section 8 no problem',
      'Section 8 no. 3',
      'vouchers no issue',
    ],
    ...['No HUD-1 statement', 'no HUD liens', 'Not HUD approved', 'No HUD fees', 'HUD home, not FHA insured'],
    ...['No HUD, FHA or VA loan on the property', 'English speakers and a stereo stay'],
    ...['55+ acres', 'Adult swim lane', 'Senior center two blocks away'],
  ])('“%s” is not flagged', (text) => {
    expect(findPeoplePhrases(text)).toEqual([]);
  });

  test('a finding quotes the phrase and names the protected ground', () => {
    expect(findPeoplePhrases('Nice. Section\u200B 8 not accepted!')).toEqual([
      {
        start: 6,
        end: 29,
        words: 'Section\u200B 8 not accepted',
        protectedClass: 'source-of-income',
        reason: 'excludes',
      },
    ]);
  });
});

describe('age limits, lawful for housing for older persons', () => {
  test.each([
    ...[
      '55+',
      '55 + community',
      '55 and over',
      '62 or older',
      'fifty-five plus',
      'over 55',
      'age-restricted',
    ],
    ...['active adult community', 'senior living', 'retirement community', 'housing for older persons'],
    ...['mayores de 55', '55 años o más', 'residents must be 55', '62-plus'],
  ])('“%s” is reported to the reviewer but not refused', (text) => {
    expect(findAgeLimits(`A condo. ${text}.`)).not.toEqual([]);
    expect(findPeoplePhrases(`A condo. ${text}.`)).toEqual([]);
  });

  test.each([
    ...['55+ acres', '62+ feet of frontage', '55+ years old boiler', '55 Plus Street', 'over 55 photos'],
    ...['55 feet', 'Senior center two blocks away', '162+ parking spaces', 'over 55,000 dollars'],
  ])('“%s” is not an age limit', (text) => {
    expect(findAgeLimits(text)).toEqual([]);
  });
});

describe('what a message with an offer tells about people', () => {
  test.each([
    ...['We want to raise our kids near the church', 'Our three children love the yard', 'my growing family'],
    ...['A young family of four', 'a single mom', 'We hope to start a family', 'my wife is pregnant'],
    ...['We are newlyweds', 'just married', 'my husband and I', 'We pray for this house', 'God bless you'],
    ...['as a Jewish home', 'near our synagogue', 'the mosque down the road', 'We are Catholic'],
    ...['we are immigrants', 'As an Italian', 'our native country', 'a retired couple', 'I’m retired'],
    ...[
      'my disability',
      'my service dog',
      'I am a veteran',
      'We are a gay couple',
      'I have a housing voucher',
    ],
    ...['no children', 'A Christian family'],
  ])('“%s” is flagged', (text) => {
    expect(findPersonalPhrases(`Hello. ${text}.`)).not.toEqual([]);
  });

  test.each([
    ...[
      'We can close in 30 days',
      'We make this offer in good faith',
      'As it stands, without the inspection.',
    ],
    ...[
      'The boiler must be replaced before closing',
      'Cash, no financing contingency',
      'for the family home',
    ],
    ...['The family room floor needs repair', 'Our attorney is on Church Street', 'My LLC takes title'],
    ...[
      'A VA loan, preapproved',
      'We are flexible on the closing date',
      'a two-family house, delivered vacant',
    ],
  ])('“%s” is not flagged', (text) => {
    expect(findPersonalPhrases(text)).toEqual([]);
  });

  test('a listing may still name what is near', () => {
    expect(
      findPeoplePhrases('Near the church and the synagogue, with room for the children’s bikes'),
    ).toEqual([]);
  });
});

describe('what is decided about people', () => {
  test.each([
    'He has a thick accent. The seller would rather not sell to him.',
    'Una señora con bastón. El dueño no quiere que vuelva.',
    '太太大着肚子。屋主不想卖。',
  ])('“%s” is found in a note about a visit, across sentences', (text) => {
    expect(findPhrases(text, 'visit')).not.toEqual([]);
  });

  test.each([
    'My mother walks with a cane. The seller does not want shoes in the house.',
    'Do you have a ramp? I use a wheelchair.',
    'I speak Korean. Can I bring an interpreter?',
  ])('“%s”, about oneself, is not', (text) => {
    expect(findPhrases(text, 'visit')).toEqual([]);
  });
});

describe('hidden phrases', () => {
  test.each([
    'NO K1DS',
    'n o k i d s',
    'N.O. K.I.D.S.',
    'ＮＯ ＫＩＤＳ',
    'n\u00f2 k\u0131ds',
    'no k\u200bids',
    'nо kids',
    'no childern',
  ])('“%s” is found', (text) => expect(findPhrases(text, 'listing')).not.toEqual([]));

  test('Cantonese is found like Mandarin', () => {
    expect(findPhrases('唔收細路', 'listing')).toEqual(
      findPhrases('不收小孩', 'listing').map((finding) => ({ ...finding, words: '唔收細路' })),
    );
  });

  test('traditional Chinese is found like simplified', () => {
    expect(findPhrases('謝絕小孩', 'listing')).toEqual(
      findPhrases('谢绝小孩', 'listing').map((finding) => ({ ...finding, words: '謝絕小孩' })),
    );
  });
});

/** Parts of the patterns, which make them search longest. */
const parts = fc.constantFrom(
  ...[
    'no ',
    'my own ',
    'kids ',
    'people ',
    'the ',
    '0 ',
    'white ',
    'from ',
    'familias ',
    '孩子',
    '不',
    '黑人',
    ' ',
    'a.',
    '-',
  ],
);

describe('any text', () => {
  test('has findings in order, inside the text, that do not overlap', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string())), (texts) => {
        const text = texts.join('');
        let end = 0;
        for (const finding of findPhrases(text, 'letter')) {
          expect(finding.start).toBeGreaterThanOrEqual(end);
          expect(finding.end).toBeGreaterThan(finding.start);
          expect(text.slice(finding.start, finding.end).trim()).toBe(finding.words);
          end = finding.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  test('of any length is searched in bounded time', () => {
    fc.assert(
      fc.property(fc.array(parts, { minLength: 1, maxLength: 4 }), (texts) => {
        const long = texts.join('').repeat(3_000);
        const start = performance.now();
        findPhrases(long, 'letter');
        expect(performance.now() - start).toBeLessThan(5_000);
      }),
      { numRuns: 10 },
    );
  });
});

test('a text is searched for each use by its own phrases, in any order and as often as it is asked', () => {
  const text = 'Is the home near a synagogue? We are a young family.';
  const counts = (['letter', 'listing', 'question', 'letter', 'listing', 'question'] as const).map((use) =>
    JSON.stringify(findPhrases(text, use).map(({ words }) => words)),
  );
  expect(counts.slice(3)).toEqual(counts.slice(0, 3));
  expect(new Set(counts).size).toBeGreaterThan(1);
});
