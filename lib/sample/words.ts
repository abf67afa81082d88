import type { StructureKind } from '@/lib/domain/listings/vocabulary';

const numberWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** `three` up to twelve, `14` beyond. */
export const inWords = (value: number): string => numberWords[value] ?? String(value);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `one bath`, `two baths`. */
export const several = (value: number, one: string): string =>
  `${inWords(value)} ${one}${value === 1 ? '' : 's'}`;

export const grouped = (value: number): string => value.toLocaleString('en-US');

/** `a 6,500-square-foot lot`, `2.4 acres`. */
export function landInWords(sqft: number): string {
  if (sqft < 43_560 / 2) return `a lot of ${grouped(sqft)} square feet`;
  const acres = Math.round((sqft / 43_560) * 10) / 10;
  return acres === 1 ? 'one acre' : `${acres} acres`;
}

const structures: Readonly<Record<StructureKind, string>> = {
  brownstone: 'brownstone',
  townhouse: 'brick townhouse',
  'brick-two-family': 'brick house',
  'frame-house': 'wood-frame house',
  colonial: 'colonial',
  ranch: 'one-story ranch',
  farmhouse: 'farmhouse',
  'apartment-house': 'brick apartment house',
  'mixed-use': 'mixed-use building',
  commercial: 'masonry building',
  land: 'lot',
};

export const structureInWords = (kind: StructureKind): string => structures[kind];
