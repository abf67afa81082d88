'use client';

import { type TextareaHTMLAttributes, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { describedBy, Field, type FieldFrame, fieldControl } from './field';
import { useHydrated } from './use-hydrated';

type TextareaFieldProps = FieldFrame & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'value'>;

/** Uncontrolled. Keeps text typed before hydration. */
export function TextareaField({
  label,
  help,
  error,
  optional,
  className,
  rows = 5,
  ...textarea
}: TextareaFieldProps) {
  const frame = { id: textarea.id, label, help, error, optional: optional ?? false };
  const ref = useTypedText(textarea.id);
  return (
    <Field {...frame}>
      <textarea
        ref={ref}
        {...textarea}
        {...describedBy(frame)}
        rows={rows}
        className={classNames(fieldControl(error), 'py-3', className)}
      />
    </Field>
  );
}

/** On hydration React resets a textarea to its default value. Text typed after the reset is newer and stays. */
function useTypedText(id: string) {
  const box = useRef<HTMLTextAreaElement>(null);
  const isHydrating = !useHydrated();
  const [typed] = useState(() => {
    if (!isHydrating || typeof document === 'undefined') return null;
    return document.querySelector<HTMLTextAreaElement>(`textarea[id="${id}"]`)?.value ?? null;
  });
  useLayoutEffect(() => {
    const area = box.current;
    if (typed !== null && area && area.value === area.defaultValue) area.value = typed;
  }, [typed]);
  return box;
}
