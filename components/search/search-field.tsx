'use client';

import { useRef, useState } from 'react';
import { useHydrated } from '@/components/ui/form/use-hydrated';
import { useLoaded } from '@/lib/client/page/use-loaded';
import { longestText } from '@/lib/domain/search/query/typed-text';

interface SearchFieldProps {
  readonly id: string;
  readonly className: string;
  readonly placeholder?: string;
  readonly defaultValue?: string;
}

/** State of the suggestion list, for screen readers. */
export interface SuggestionListState {
  readonly isOpen: boolean;
  readonly activeId: string | null;
}

/** The text field of a search form. Suggestions load on first use; the form works without them. */
export function SearchField({ id, className, placeholder, defaultValue = '' }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [list, setList] = useState<SuggestionListState>({ isOpen: false, activeId: null });
  const loaded = useLoaded(() => import('./suggestion-list'), isWanted);
  const combobox = useHydrated() && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': list.isOpen,
    'aria-controls': list.isOpen ? `${id}-list` : undefined,
    'aria-activedescendant': list.activeId ?? undefined,
  };
  return (
    <>
      <input
        {...combobox}
        ref={input}
        id={id}
        name="q"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={longestText}
        placeholder={placeholder}
        defaultValue={defaultValue}
        onFocus={() => setWanted(true)}
        className={className}
      />
      {loaded && input.current && (
        <loaded.SuggestionList input={input.current} listId={`${id}-list`} onListChange={setList} />
      )}
    </>
  );
}
