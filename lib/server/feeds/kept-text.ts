import 'server-only';

/** For so long a text is answered as it was made: none is newer than the pages it tells of. */
export const keptMs = 10_000;
const mostKept = 200;

type Keep = Map<string, { readonly at: number; readonly text: Promise<string> }>;

/** The text of that name, made at most once in ten seconds, however many ask. A text that fails is not kept. */
export function keptText(name: string, now: number, make: () => Promise<string>): Promise<string> {
  const kept = texts();
  const known = kept.get(name);
  if (known && now - known.at < keptMs) return known.text;
  const text = make();
  // A map keeps the order of insertion, so its first key is the oldest.
  kept.delete(name);
  kept.set(name, { at: now, text });
  if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '');
  text.catch(() => kept.delete(name));
  return text;
}

function texts(): Keep {
  const place: typeof globalThis & { keptTexts?: Keep } = globalThis;
  place.keptTexts ??= new Map();
  return place.keptTexts;
}
