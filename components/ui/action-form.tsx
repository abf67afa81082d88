'use client';

import { type ComponentProps, useActionState } from 'react';

export type FormAction = (state: null, form: FormData) => Promise<null>;

interface ActionFormProps extends Omit<ComponentProps<'form'>, 'action'> {
  readonly action: FormAction;
  /** The address of its page: where it goes before its code has arrived. */
  readonly page: string;
}

/** A form of a server action. */
export function ActionForm({ action, page, ...form }: ActionFormProps) {
  const [, send] = useActionState(action, null, page);
  return <form action={send} {...form} />;
}
