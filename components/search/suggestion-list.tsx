'use client';

import { useRouter } from 'next/navigation';
import { type Dispatch, useEffect, useLayoutEffect, useReducer, useTransition } from 'react';
import { useProgressWhile } from '@/lib/client/page/progress';
import {
  type ComboboxEvent,
  closedCombobox,
  comboboxAfter,
  isBlank,
  isListVisible,
  type Option,
} from '@/lib/client/search/combobox';
import { forgetSearches, listRecent, rememberSearch } from '@/lib/client/search/recent-searches';
import { fetchSuggestions } from '@/lib/client/search/suggestions';
import { routes } from '@/lib/routes';
import { suggestionList as copy } from '@/messages/search/suggestion-list';
import type { SuggestionListState } from './search-field';

interface SuggestionListProps {
  readonly input: HTMLInputElement;
  readonly listId: string;
  readonly onListChange: (list: SuggestionListState) => void;
}

/** Suggestions under a field, which keeps the focus. */
export function SuggestionList({ input, listId, onListChange }: SuggestionListProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  useProgressWhile(isPending);
  const [box, dispatch] = useReducer(comboboxAfter, input.value, closedCombobox);
  const isOpen = isListVisible(box);
  const activeId = isOpen && box.active !== null ? `${listId}-${box.active}` : null;

  const choose = (option: Option) => {
    if (option.kind === 'forget') {
      forgetSearches();
      dispatch({ type: 'typed', typed: '', recent: [] });
      return;
    }
    rememberSearch(option);
    input.value = '';
    dispatch({ type: 'typed', typed: '', recent: [] });
    startTransition(() => router.push(option.href));
  };

  useAnswers(box.typed, dispatch);
  // In the same commit as the list, so that the field never names an option that is not selected.
  useLayoutEffect(() => onListChange({ isOpen, activeId }), [onListChange, isOpen, activeId]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const active = box.active === null ? undefined : box.options[box.active];
      if (event.key === 'ArrowDown') dispatch({ type: 'moved', by: 1 });
      else if (event.key === 'ArrowUp') dispatch({ type: 'moved', by: -1 });
      else if (event.key === 'Enter' && isOpen && active) choose(active);
      else if (event.key === 'Escape' && isOpen) dispatch({ type: 'closed' });
      else {
        if (leavesList.has(event.key)) dispatch({ type: 'back-to-text' });
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    };
    input.addEventListener('keydown', onKey);
    return () => input.removeEventListener('keydown', onKey);
  });
  useEffect(() => listenTo(input, dispatch), [input]);

  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && copy.suggestionsUseArrow({ options: box.options.length })}
      </p>
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label={copy.suggestions}
          className="absolute left-0 right-0 top-full z-40 mt-2 max-h-96 overflow-y-auto rounded border border-primary bg-surface py-1 text-base text-text sm:min-w-96"
        >
          {box.options.map((option, index) => (
            <Line
              key={`${option.kind} ${option.href}`}
              id={`${listId}-${index}`}
              option={option}
              isActive={index === box.active}
              onChoose={() => choose(option)}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** Inside the text these keys move the caret. */
const leavesList: ReadonlySet<string> = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight']);

interface LineProps {
  readonly id: string;
  readonly option: Option;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

function Line({ id, option, isActive, onChoose }: LineProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and hears the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 hover:bg-surface-muted aria-selected:bg-primary aria-selected:text-surface"
    >
      <span className="min-w-0 flex-1">{option.label}</span>
      <span className="text-sm opacity-75">{kindWords[option.kind]}</span>
      {option.count !== null && (
        <span className="min-w-8 text-right text-sm tabular-nums">
          {copy.homes({
            count: option.count,
            hidden: (children) => <span className="sr-only">{children}</span>,
          })}
        </span>
      )}
    </div>
  );
}

const kindWords: Record<Option['kind'], string> = {
  county: copy.county,
  city: copy.city,
  zip: copy.zipCode,
  type: copy.type,
  street: copy.street,
  listing: copy.home,
  search: copy.search,
  recent: copy.recent,
  forget: '',
};

/** Requests suggestions when typing pauses; drops outdated requests. */
function useAnswers(typed: string, dispatch: Dispatch<ComboboxEvent>): void {
  useEffect(() => {
    if (isBlank(typed)) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const options = await fetchSuggestions(typed, controller.signal);
      if (options) dispatch({ type: 'answered', typed, options });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed, dispatch]);
}

const pauseMs = 80;

function listenTo(input: HTMLInputElement, dispatch: Dispatch<ComboboxEvent>): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const onInput = () => dispatch({ type: 'typed', typed: input.value, recent: recentOptions() });
  const onOpen = () => {
    if (isBlank(input.value)) dispatch({ type: 'opened', recent: recentOptions() });
  };
  const onSubmit = () => {
    dispatch({ type: 'closed' });
    const label = input.value.trim();
    if (label && input.value !== input.defaultValue)
      rememberSearch({ label, href: `${routes.search}?${new URLSearchParams({ q: label })}` });
  };
  input.addEventListener('input', onInput, { signal });
  input.addEventListener('focus', onOpen, { signal });
  input.addEventListener('click', onOpen, { signal });
  input.addEventListener('blur', () => dispatch({ type: 'closed' }), { signal });
  input.form?.addEventListener('submit', onSubmit, { signal });
  // The field may have focus and text before its list loads.
  if (document.activeElement === input) {
    if (input.value === input.defaultValue) onOpen();
    else onInput();
  }
  return () => controller.abort();
}

function recentOptions(): readonly Option[] {
  const recent = listRecent().map((search) => ({ ...search, kind: 'recent', count: null }) as const);
  if (recent.length === 0) return [];
  return [...recent, { kind: 'forget', label: copy.clearRecentSearches, href: null, count: null }];
}
