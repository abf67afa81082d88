import type { SuggestionLine } from '@/lib/domain/search/index/suggestion-line';

/** An option of the list: a suggestion, a recent search, or the command to clear recent searches. */
export type Option =
  | SuggestionLine
  | { readonly kind: 'recent'; readonly label: string; readonly href: string; readonly count: null }
  | { readonly kind: 'forget'; readonly label: string; readonly href: null; readonly count: null };

/** A search box with a list, following the ARIA combobox pattern with manual selection. */
export interface Combobox {
  readonly typed: string;
  readonly options: readonly Option[];
  /** Whether the list may be open. It is shown only if it has options. */
  readonly isOpen: boolean;
  /** The option that Enter selects; with null, Enter submits the typed text. */
  readonly active: number | null;
}

export type ComboboxEvent =
  | { readonly type: 'typed'; readonly typed: string; readonly recent: readonly Option[] }
  | { readonly type: 'answered'; readonly typed: string; readonly options: readonly Option[] }
  | { readonly type: 'opened'; readonly recent: readonly Option[] }
  | { readonly type: 'moved'; readonly by: 1 | -1 }
  | { readonly type: 'back-to-text' }
  | { readonly type: 'closed' };

export const closedCombobox = (typed: string): Combobox => ({
  typed,
  options: [],
  isOpen: false,
  active: null,
});

export const isListVisible = ({ isOpen, options }: Combobox): boolean => isOpen && options.length > 0;

export function comboboxAfter(box: Combobox, event: ComboboxEvent): Combobox {
  switch (event.type) {
    case 'typed':
      return {
        typed: event.typed,
        options: optionsFor(box, event.typed, event.recent),
        isOpen: true,
        active: null,
      };
    case 'answered':
      // Suggestions for other text are outdated: newer ones are shown or requested already.
      return event.typed === box.typed ? { ...box, options: event.options, active: null } : box;
    case 'opened':
      return { ...box, options: optionsFor(box, box.typed, event.recent), isOpen: true };
    case 'moved':
      return { ...box, isOpen: true, active: moved(box, event.by) };
    case 'back-to-text':
      return { ...box, active: null };
    case 'closed':
      return { ...box, isOpen: false, active: null };
    default:
      return event satisfies never;
  }
}

/** Recent searches while nothing is typed; otherwise the previous suggestions until the next ones arrive. */
function optionsFor(box: Combobox, typed: string, recent: readonly Option[]): readonly Option[] {
  if (isBlank(typed)) return recent;
  return isBlank(box.typed) ? [] : box.options;
}

export const isBlank = (typed: string): boolean => typed.trim() === '';

/** Wraps around; from the text it moves to the first or last option. */
function moved(box: Combobox, by: 1 | -1): number | null {
  const count = box.options.length;
  if (count === 0) return null;
  const from = isListVisible(box) ? box.active : null;
  if (from === null) return by === 1 ? 0 : count - 1;
  return (from + by + count) % count;
}
