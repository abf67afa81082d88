const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });
const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** For example `21st`. */
export const ordinalOf = (number: number): string => `${number}${suffixes[rules.select(number)]}`;
