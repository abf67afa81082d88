import { type RefObject, useEffect } from 'react';

/** After hydration, reports the names of the fields that were changed before it. */
export function useEarlyInput(
  form: RefObject<HTMLFormElement | null>,
  onEarly: (names: readonly string[]) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: later input has events
  useEffect(() => {
    const names = [...(form.current?.elements ?? [])].flatMap((field) =>
      isChanged(field) ? (field.getAttribute('name') ?? []) : [],
    );
    if (names.length > 0) onEarly([...new Set(names)]);
  }, []);
}

/** Whether a field differs from the server's HTML. */
export function isChanged(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    return field.value !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
  }
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
  const isBox = field.type === 'checkbox' || field.type === 'radio';
  return isBox ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}
