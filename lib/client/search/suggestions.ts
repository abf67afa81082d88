import type { ShownSuggestion } from '@/lib/domain/search/index/shown-suggestion';

/** Null if the request was aborted or failed: the form works without suggestions. */
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
