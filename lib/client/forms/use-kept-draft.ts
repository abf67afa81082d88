import { type FormEvent, type RefCallback, useCallback, useEffect } from 'react';

/**
 * Keeps what is typed into the form of an element across a reload of this tab, until the form is done. Returns
 * the props of that element. Checkboxes are left out: consent is given each time.
 */
export function useKeptDraft(name: string, isDone: boolean) {
  useEffect(() => {
    if (isDone) drop(name);
  }, [name, isDone]);
  const ref: RefCallback<HTMLElement> = useCallback(
    (place) => {
      const form = place?.querySelector('form');
      if (form) restore(form, read(name));
    },
    [name],
  );
  return {
    ref,
    onInput({ target }: FormEvent<HTMLElement>) {
      if (isField(target)) keep(name, { ...read(name), [target.name]: target.value });
    },
  };
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox');

/** Text typed before hydration is newer than the draft. */
function restore(form: HTMLFormElement, draft: Readonly<Record<string, unknown>>): void {
  for (const field of form.elements) {
    if (!isField(field)) continue;
    const text = draft[field.name];
    const isTyped = !(field instanceof HTMLSelectElement) && field.value !== field.defaultValue;
    if (typeof text === 'string' && !isTyped) field.value = text;
  }
}

/** Without storage the draft lasts as long as the page. */
function read(name: string): Readonly<Record<string, unknown>> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    return typeof draft === 'object' && draft !== null ? { ...draft } : {};
  } catch {
    return {};
  }
}

function keep(name: string, draft: Readonly<Record<string, unknown>>): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {}
}

function drop(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {}
}
