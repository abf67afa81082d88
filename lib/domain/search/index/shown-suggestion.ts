import type { Suggestion } from './suggest';

/** A line under the search box as the browser shows it; `search` is what the whole of the typed words means. */
export interface ShownSuggestion {
  readonly kind: Suggestion['kind'] | 'search';
  readonly label: string;
  /** How many homes it finds; null for a home itself. */
  readonly count: number | null;
  readonly href: string;
}
