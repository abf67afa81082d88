import { catalogHomes, type SampleSale, toSale } from '@/sample/catalog';
import type { SampleHome } from '@/sample/home';

/** `count` homes with their auctions: the sample catalog repeated with different street numbers. */
export const someSales = (count: number, moment: Parameters<typeof toSale>[1]): readonly SampleSale[] =>
  Array.from({ length: count }, (_, index) => {
    const home = catalogHomes[index % catalogHomes.length];
    if (!home) throw new RangeError('The catalog is empty');
    return toSale(atTurn(home, Math.floor(index / catalogHomes.length)), moment);
  });

const atTurn = (home: SampleHome, turn: number): SampleHome => ({
  ...home,
  number: home.number + turn * 1_000_000,
  streetNumber: String(Number(home.streetNumber) + turn * 2),
});
