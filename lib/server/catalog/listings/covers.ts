import 'server-only';
import { listingModel } from './listings';

/** The photos of homes that have a page, by listing key. */
export async function listCovers(listingKeys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { index, former } = await listingModel();
  return new Map(
    listingKeys.flatMap((key) => {
      const src = (index.get(key) ?? former.get(key))?.card.cover.src;
      return src ? [[key, src] as const] : [];
    }),
  );
}
