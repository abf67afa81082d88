import { type ReactNode, useEffect, useRef } from 'react';
import { Button, type ButtonVariant } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useFormAnswer } from '@/lib/client/forms/use-form-answer';
import { type FormAnswer, TRAP_FIELD } from '@/lib/domain/shared/form';

interface LetterFormProps {
  /** Before every id in it, so that two forms can stand on one page. */
  readonly id: string;
  readonly action: (before: FormAnswer, form: FormData) => Promise<FormAnswer>;
  /** The path of the page it stands on. */
  readonly page: string;
  readonly submit: string;
  readonly variant?: ButtonVariant;
  readonly sent: { readonly title: string; readonly text: ReactNode };
  readonly children: (field: FieldOf) => ReactNode;
  readonly className?: string;
}

/** What a field needs to know: its id and name, its fault, and what was typed into it. */
export type FieldOf = (name: string, initial?: string) => FieldFacts;
export interface FieldFacts {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly defaultValue: string | undefined;
}

/** A form that becomes a mail. Its faults stand beside the fields and summed at the top. */
export function LetterForm({ id, action, page, submit, variant, sent, ...rest }: LetterFormProps) {
  const { children, className } = rest;
  const { answer, isBusy, form } = useFormAnswer(action, page);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer.status !== 'open') message.current?.focus();
  }, [answer]);

  return (
    <div className={className}>
      {/* biome-ignore lint/a11y/noAutofocus: without JavaScript the answer comes as a new page and has to be found */}
      <div ref={message} tabIndex={-1} autoFocus={answer.status !== 'open'} className="scroll-mt-6">
        <Message id={id} answer={answer} sent={sent} />
      </div>
      {answer.status !== 'sent' && (
        <form {...form} className="space-y-5">
          {children(fieldOf(id, answer))}
          <Trap />
          <Button type="submit" variant={variant ?? 'primary'} aria-disabled={isBusy}>
            {isBusy ? 'Sending…' : submit}
          </Button>
        </form>
      )}
    </div>
  );
}

function fieldOf(id: string, answer: FormAnswer): FieldOf {
  const faults = answer.status === 'refused' ? answer.faults : {};
  const typed = 'typed' in answer ? answer.typed : {};
  return (name, initial) => ({
    id: `${id}-${name}`,
    name,
    error: faults[name],
    defaultValue: typed[name] ?? initial,
  });
}

function Message({ id, answer, sent }: Pick<LetterFormProps, 'id' | 'sent'> & { answer: FormAnswer }) {
  if (answer.status === 'open') return null;
  if (answer.status === 'sent') {
    return (
      <Notice tone="success" title={sent.title}>
        {sent.text}
      </Notice>
    );
  }
  if (answer.status === 'unsent') {
    return (
      <Notice tone="error" title="Not sent" className="mb-6">
        {answer.trouble}
      </Notice>
    );
  }
  return (
    <Notice tone="error" title="Please look at this again" className="mb-6">
      <ul>
        {Object.entries(answer.faults).map(([field, fault]) => (
          <li key={field}>
            <a href={`#${id}-${field}`} className="text-link">
              {fault}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** For programs that fill every field. */
function Trap() {
  return (
    <div hidden>
      <label>
        Leave this empty
        <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
