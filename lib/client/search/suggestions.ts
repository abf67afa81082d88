import type { SuggestionLine } from '@/lib/domain/search/index/suggestion-line';

/** Null if the request was aborted or failed: the form works without suggestions. */
export async function fetchSuggestions(
  typed: string,
  signal: AbortSignal,
): Promise<readonly SuggestionLine[] | null> {
  try {
    const response = await fetch(`/api/suggest?${new URLSearchParams({ q: typed })}`, { signal });
    if (!response.ok) return null;
    return (await response.json()).suggestions;
  } catch {
    return null;
  }
}
