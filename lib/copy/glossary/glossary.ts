import { auctionTerms } from '@/messages/glossary/auction-terms';
import { foreclosureTerms } from '@/messages/glossary/foreclosure-terms';
import { propertyTerms } from '@/messages/glossary/property-terms';

const entries = { ...auctionTerms, ...foreclosureTerms, ...propertyTerms };
type EntryKey = keyof typeof entries;

export interface GlossaryEntry {
  readonly term: string;
  readonly text: string;
  /** Related terms, spelled exactly as in their entries. */
  readonly see: readonly string[];
}

const related: Readonly<Partial<Record<EntryKey, readonly EntryKey[]>>> = {
  absoluteAuction: ['reserve'],
  bid: ['maximumBid'],
  buyNowPrice: ['reserve'],
  commitment: ['salt', 'sealedReserve'],
  extension: ['softClose'],
  ledger: ['verificationCode'],
  maximumBid: ['proxyBidding'],
  publishedReserve: ['reserve'],
  reserve: ['publishedReserve', 'sealedReserve'],
  sealedReserve: ['commitment'],
  sniping: ['softClose'],
  bankOwned: ['reo'],
  reo: ['bankOwned'],
  bargainAndSaleDeedWithoutCovenant: ['titleInsurance'],
  contractOfSale: ['statuteOfFrauds'],
  earnestMoney: ['escrow'],
};

/** All entries in alphabetical order. */
export const glossary: readonly GlossaryEntry[] = Object.entries(entries)
  .map(([key, entry]) => ({ ...entry, see: relatedTo(key) }))
  .toSorted((a, b) => a.term.localeCompare(b.term, 'en'));

function relatedTo(key: string): readonly string[] {
  const keys = Object.entries(related).find(([each]) => each === key)?.[1] ?? [];
  return keys.map((each) => entries[each].term);
}

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
