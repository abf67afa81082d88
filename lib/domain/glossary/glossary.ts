import { auctionTerms } from './auction-terms';
import { foreclosureTerms } from './foreclosure-terms';
import { propertyTerms } from './property-terms';

export interface GlossaryEntry {
  readonly term: string;
  readonly text: string;
  /** Related terms, spelled exactly as in their entries. */
  readonly see?: readonly string[];
}

/** All entries in alphabetical order. */
export const glossary: readonly GlossaryEntry[] = [
  ...auctionTerms,
  ...foreclosureTerms,
  ...propertyTerms,
].toSorted((a, b) => a.term.localeCompare(b.term, 'en'));

/** The anchor of a term: `Buyer’s premium` → `buyers-premium`. */
export const glossaryAnchor = (term: string): string =>
  term
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export interface GlossaryLetter {
  /** A capital from A to Z. */
  readonly letter: string;
  readonly entries: readonly GlossaryEntry[];
}

/** The entries grouped by first letter; letters without entries are left out. */
export function glossaryByLetter(): readonly GlossaryLetter[] {
  const letters = [...new Set(glossary.map(({ term }) => term.charAt(0).toUpperCase()))];
  return letters.map((letter) => ({
    letter,
    entries: glossary.filter(({ term }) => term.toUpperCase().startsWith(letter)),
  }));
}
