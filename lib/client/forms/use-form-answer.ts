import { type FormEvent, useActionState, useState, useTransition } from 'react';
import type { FormAnswer } from '@/lib/domain/shared/form';

type Action = (before: FormAnswer, form: FormData) => Promise<FormAnswer>;

/**
 * A form that posts to an action. Before the page's code has arrived the browser posts it; after that it stays in the
 * page and keeps what was typed, also when the network fails. `page` is the path of the page that the form stands on.
 */
export function useFormAnswer(action: Action, page: string) {
  const [posted, formAction] = useActionState<FormAnswer, FormData>(action, { status: 'open' }, page);
  const [answer, setAnswer] = useState<FormAnswer | null>(null);
  const [isBusy, startTransition] = useTransition();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    startTransition(async () => setAnswer(await action(posted, form).catch(() => notReached)));
  }
  return { answer: answer ?? posted, isBusy, form: { action: formAction, onSubmit, noValidate: true } };
}

const notReached: FormAnswer = {
  status: 'unsent',
  trouble: 'We could not be reached. Nothing you typed is lost: check your connection and send it again.',
  typed: {},
};
