import type { Suggestion } from './suggest';

/** A line under the search box as the browser shows it. `search` is the search for everything typed. */
export interface SuggestionLine {
  readonly kind: Suggestion['kind'] | 'search';
  readonly label: string;
  /** How many homes it finds; null for a single home. */
  readonly count: number | null;
  readonly href: string;
}
