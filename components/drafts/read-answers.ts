import type { Answers } from '@/lib/domain/drafts/fields/answers';
import type { Field } from '@/lib/domain/drafts/fields/field';

/** Current values of the fields that the form shows. */
export function readAnswers(form: HTMLFormElement, fields: readonly Field[]): Answers {
  const data = new FormData(form);
  return Object.fromEntries(
    fields
      .filter(({ name }) => form.elements.namedItem(name) !== null)
      .map(({ name }) => [name, data.getAll(name).map(String).join(',')]),
  );
}

/** Writes an answer into its field. */
export function setAnswer(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name);
  const chosen = value.split(',');
  if (control instanceof RadioNodeList) {
    for (const box of control) if (box instanceof HTMLInputElement) box.checked = chosen.includes(box.value);
  } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    control.checked = chosen.includes(control.value);
  } else if (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  ) {
    control.value = value;
  }
}
