import type { ShownSuggestion } from '@/lib/domain/search/index/shown-suggestion';

/** Null when nobody waits anymore or no answer comes: the form works without. */
export async function fetchSuggestions(
  typed: string,
  signal: AbortSignal,
): Promise<readonly ShownSuggestion[] | null> {
  try {
    const response = await fetch(`/api/suggest?${new URLSearchParams({ q: typed })}`, { signal });
    if (!response.ok) return null;
    return (await response.json()).suggestions;
  } catch {
    return null;
  }
}
