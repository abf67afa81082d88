import { type FormEvent, type RefCallback, useCallback, useEffect } from 'react';
import { isChanged } from './use-early-input';

/**
 * Keeps what is typed into the form of an element across a reload of this tab, until the form is done, its
 * stored values (`base`) change, or the person signs out. Returns the props of that element. Checkboxes are
 * left out: consent is given each time.
 */
export function useKeptDraft(id: string, isDone: boolean, base: string) {
  const name = draftPrefix + id;
  useEffect(() => {
    if (isDone) drop(name);
  }, [name, isDone]);
  const ref: RefCallback<HTMLElement> = useCallback(
    (place) => {
      const form = place?.querySelector('form');
      if (form) restore(form, read(name, base));
    },
    [name, base],
  );
  return {
    ref,
    onInput({ target }: FormEvent<HTMLElement>) {
      if (isField(target)) keep(name, { base, values: { ...read(name, base), [target.name]: target.value } });
    },
  };
}

/** Removes this tab's drafts. */
export function dropDrafts(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(draftPrefix)) drop(name);
  } catch {}
}

const draftPrefix = 'draft:';

interface Draft {
  /** The stored values when the draft was begun. */
  readonly base: string;
  readonly values: Readonly<Record<string, unknown>>;
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox');

/** What was entered before hydration is newer than the draft. */
function restore(form: HTMLFormElement, draft: Readonly<Record<string, unknown>>): void {
  for (const field of form.elements) {
    if (!isField(field)) continue;
    const text = draft[field.name];
    if (typeof text === 'string' && !isChanged(field)) field.value = text;
  }
}

/** Without storage the draft lasts as long as the page. */
function read(name: string, base: string): Readonly<Record<string, unknown>> {
  try {
    const draft: Partial<Draft> = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    return draft.base === base ? { ...draft.values } : {};
  } catch {
    return {};
  }
}

function keep(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {}
}

function drop(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {}
}
