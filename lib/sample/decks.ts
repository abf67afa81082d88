import type { PropertySubType } from '@/lib/domain/listings/vocabulary';
import type { Random } from './drawing/random';
import type { Setting } from './settings';

type Deck<T> = readonly (readonly [card: T, count: number])[];

/** How often each kind of property turns up, by setting. */
export const propertyDecks: Readonly<Record<Setting, Deck<PropertySubType>>> = {
  manhattan: [
    ['StockCooperative', 4],
    ['Condominium', 4],
    ['Townhouse', 2],
    ['Apartment', 1],
    ['MixedUse', 1],
    ['Retail', 1],
    ['Office', 1],
  ],
  borough: [
    ['Duplex', 5],
    ['SingleFamilyResidence', 5],
    ['Townhouse', 4],
    ['StockCooperative', 3],
    ['Condominium', 3],
    ['Triplex', 2],
    ['MixedUse', 2],
    ['Apartment', 1],
    ['Quadruplex', 1],
    ['Retail', 1],
    ['Warehouse', 1],
    ['UnimprovedLand', 1],
  ],
  suburb: [
    ['SingleFamilyResidence', 11],
    ['Condominium', 2],
    ['Townhouse', 2],
    ['Duplex', 2],
    ['StockCooperative', 1],
    ['MixedUse', 1],
    ['Office', 1],
    ['Retail', 1],
    ['UnimprovedLand', 1],
  ],
  city: [
    ['SingleFamilyResidence', 9],
    ['Duplex', 4],
    ['Triplex', 2],
    ['Townhouse', 1],
    ['Condominium', 1],
    ['Quadruplex', 1],
    ['Apartment', 1],
    ['MixedUse', 2],
    ['Retail', 1],
    ['Industrial', 1],
    ['MobileHome', 1],
    ['UnimprovedLand', 1],
  ],
  rural: [
    ['SingleFamilyResidence', 9],
    ['UnimprovedLand', 3],
    ['Farm', 3],
    ['ManufacturedHome', 2],
    ['Cabin', 2],
    ['Duplex', 1],
    ['MobileHome', 1],
    ['MixedUse', 1],
    ['Warehouse', 1],
  ],
};

/** Deals a whole shuffled deck before it starts again, so that nothing rare is missing from a long series. */
export function createDealer<T>(deck: Deck<T>, random: Random): () => T {
  let hand: T[] = [];
  return () => {
    if (hand.length === 0) hand = shuffle(cardsOf(deck), random);
    const card = hand.pop();
    if (card === undefined) throw new RangeError('An empty deck');
    return card;
  };
}

const cardsOf = <T>(deck: Deck<T>): T[] =>
  deck.flatMap(([card, count]) => Array.from({ length: count }, () => card));

export function shuffle<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
