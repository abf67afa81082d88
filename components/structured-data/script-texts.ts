const place: typeof globalThis & { bankOwnedScriptTexts?: Map<string, string> } = globalThis;
/** A page is turned into HTML right after its elements are rendered, so few texts are ever needed at once. */
const mostTexts = 1_000;

/**
 * Texts that a server component hands to an island in the server's HTML without sending them as data too. The
 * two are bundled apart and share no module, so the texts are stored on `globalThis`. In the browser there are none.
 */
const texts = (): Map<string, string> => {
  place.bankOwnedScriptTexts ??= new Map();
  return place.bankOwnedScriptTexts;
};

export function putScriptText(key: string, text: string): void {
  const all = texts();
  all.delete(key);
  all.set(key, text);
  // A Map keeps insertion order, so its first key is the oldest.
  if (all.size > mostTexts) all.delete(all.keys().next().value ?? '');
}

export const scriptText = (key: string): string => texts().get(key) ?? '';
