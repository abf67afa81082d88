/**
 * Words in an advertisement that state a preference or a limit about who may live there. Executive Law § 296(5) and
 * 42 U.S.C. 3604(c) forbid them; a home is described by what it is. A list finds the usual ones, a reviewer the rest.
 */
const forbidden: readonly (readonly [pattern: RegExp, ground: string])[] = [
  [/\bno (kids|children|infants|toddlers)\b/i, 'familial status'],
  [/\b(adults?|singles|couples) (only|preferred)\b/i, 'familial status'],
  [/\bchild-?free\b/i, 'familial status'],
  [
    /\b(perfect|ideal|great|best|suited|suitable) for (a |an )?(young |growing |small |large )?(famil(y|ies)|couples?|singles?|bachelors?|retirees|seniors|professionals|students|newlyweds|empty[- ]nesters?)\b/i,
    'familial status or age',
  ],
  [/\b(empty[- ]nesters?|bachelor pad|mature (person|people|adults?|tenants?|buyers?))\b/i, 'age'],
  [
    /\b(christian|catholic|protestant|jewish|orthodox|muslim|islamic|hindu|buddhist|mormon) (home|famil(y|ies)|neighbou?rhood|community|area|buyers?|owners?|tenants?)\b/i,
    'creed',
  ],
  [
    /\b(white|black|african[- ]american|hispanic|latino|latina|asian|chinese|korean|italian|irish|polish|russian|indian|caribbean|caucasian|integrated) (famil(y|ies)|neighbou?rhood|community|area|buyers?|owners?|tenants?|people)\b/i,
    'race or national origin',
  ],
  [
    /\b(no immigrants|citizens only|english[- ]speaking|american[- ]born)\b/i,
    'national origin or immigration status',
  ],
  [
    /\b(able[- ]bodied|no wheelchairs?|not (suitable|suited) for (the )?(disabled|handicapped))\b/i,
    'disability',
  ],
  [/\bno (service|assistance) (animals?|dogs?)\b/i, 'disability'],
  [/\b(males?|females?|men|women|ladies|gentlemen) (only|preferred)\b/i, 'sex'],
  [
    /\b(straight|traditional|gay|lesbian) (famil(y|ies)|couples?|neighbou?rhood|people)\b/i,
    'sexual orientation',
  ],
  [
    /\bno (section ?8|vouchers?|hasa|fheps|cityfheps|housing (programs?|assistance)|public assistance|welfare|programs)\b/i,
    'lawful source of income',
  ],
  [
    /\b(employed|working) (people|persons|tenants?|buyers?|professionals) (only|preferred)\b/i,
    'lawful source of income',
  ],
  [/\bno (felons|criminal record|ex-?cons)\b/i, 'arrest or conviction record'],
];

export interface PeopleWords {
  /** As it stands in the text. */
  readonly words: string;
  /** The ground that the law protects. */
  readonly ground: string;
}

/** What in a text speaks of people instead of the home, in the order of the list. */
export const findPeopleWords = (text: string): readonly PeopleWords[] =>
  forbidden.flatMap(([pattern, ground]) => {
    const [words] = pattern.exec(text) ?? [];
    return words === undefined ? [] : [{ words, ground }];
  });
