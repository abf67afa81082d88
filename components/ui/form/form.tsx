'use client';

import { unstable_rethrow } from 'next/navigation';
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useActionState,
  useContext,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import { Button, type ButtonSize, type ButtonVariant, buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Notice } from '@/components/ui/notice';
import { form as copy } from '@/messages/site/form';
import { type Field, FormField, spanOf, spans } from './form-field';
import { textsOf } from './texts-of';
import { useHydrated } from './use-hydrated';

type Texts = Readonly<Record<string, string>>;

/** The parts of a response that a form uses. */
export interface FormAnswer {
  readonly status: 'open' | 'done' | 'refused';
  readonly message?: string;
  /** One sentence for each invalid field. */
  readonly faults?: Texts;
  /** The posted values, so that nothing typed is lost without JavaScript. */
  readonly typed?: Texts;
}

/** A server action, or a function of the browser. */
export type FormAction<Answer extends FormAnswer = FormAnswer> = (
  before: unknown,
  form: FormData,
) => Promise<Answer>;

/** Fields under their own heading. */
export interface FieldGroup {
  readonly legend: string;
  readonly text?: ReactNode;
  readonly fields: readonly Field[];
}

interface ShellProps {
  /** Id prefix for pages with several fields of the same name. */
  readonly id?: string;
  /** Id of the form element, for a button outside of it. */
  readonly formId?: string;
  /** Hidden values. */
  readonly hidden?: Texts;
  /** Hidden fields that identify the form: without JavaScript, a response reaches all forms of its action. */
  readonly distinctBy?: readonly string[];
  /** Initial values by field name. */
  readonly values?: Texts;
  /** The action validates, not the browser. */
  readonly noValidate?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

interface BodyProps extends ShellProps {
  readonly fields?: readonly (Field | FieldGroup)[];
  /** Extra fields, shown after a submission is refused. */
  readonly whenRefused?: readonly Field[];
  /** Label of the submit button, a verb. */
  readonly submit: string;
  /** Replaces the label while pending. */
  readonly busy?: string;
  /** Accessible name, if `submit` alone is ambiguous. */
  readonly submitLabel?: string;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** A confirm step with the consequences. With a `group`, only one of several is open at a time. */
  readonly confirm?: { readonly label: ReactNode; readonly text?: ReactNode; readonly group?: string };
  /** Replaces the form. */
  readonly done?: { readonly title: string; readonly text?: ReactNode };
  /** Fields and button in one line. */
  readonly isInline?: boolean;
  /** Content next to the button. `children` are above it. */
  readonly beside?: ReactNode;
}

export interface FormProps extends BodyProps {
  readonly action: FormAction;
  /** For a server action: path of the page, which the browser posts to before hydration. */
  readonly page?: string;
}

/**
 * A form rendered from a table of fields. Errors are next to each field and summarized at the top, which
 * takes the focus.
 */
export const Form = ({ action, page, ...body }: FormProps) => (
  <FormBody {...body} form={useForm(action, page)} />
);

type FormHandle = ReturnType<typeof useForm>;

/** The same, if something outside the form reads the response too. */
export function FormBody({ form, ...body }: BodyProps & { readonly form: FormHandle }) {
  const { submit, busy, submitLabel, variant, size, beside, confirm, done, ...inside } = body;
  const {
    fields = [],
    whenRefused = [],
    isInline = false,
    children,
    className = 'max-w-xl',
    ...shell
  } = inside;
  const answer = answerTo(form, shell);
  if (answer.status === 'done' && done) return <Done answer={answer} className={className} {...done} />;
  const button = (
    <Button
      type="submit"
      {...(variant && { variant })}
      {...(size && { size })}
      aria-label={submitLabel}
      aria-disabled={form.isBusy}
      disabled={form.needsScript && !form.isHydrated}
    >
      {form.isBusy && busy ? busy : submit}
    </Button>
  );
  const layout = isInline ? 'flex flex-wrap items-end gap-3' : 'grid grid-cols-[minmax(0,1fr)] gap-5';
  const element = (
    <FormShell {...shell} form={form} className={classNames(layout, className)}>
      {form.needsScript && <noscript>{copy.needsScript}</noscript>}
      <FormNotice />
      {confirm?.text && <p className="max-w-prose">{confirm.text}</p>}
      <FormFields
        fields={answer.status === 'refused' ? [...fields, ...whenRefused] : fields}
        isInline={isInline}
      />
      {children}
      <div className="flex flex-wrap gap-3">
        {button} {beside}
      </div>
    </FormShell>
  );
  return confirm ? (
    <Confirm {...confirm} isOpen={answer.status === 'refused'}>
      {element}
    </Confirm>
  ) : (
    element
  );
}

/** The response state before a response, and if none arrives. */
type Unanswered =
  | { readonly status: 'open'; readonly typed?: Texts }
  | { readonly status: 'refused'; readonly message: string; readonly typed: Texts };

const open: Unanswered = { status: 'open' };

/**
 * The response to a form and the props of its element. Before hydration the browser posts it; afterwards it
 * stays on the page and keeps the typed values, also after a network failure.
 */
export function useForm<Answer extends FormAnswer>(action: FormAction<Answer>, page?: string) {
  const [posted, post] = useActionState<Answer | Unanswered, FormData>(action, open, page);
  const [sent, setSent] = useState<Answer | Unanswered | null>(null);
  const [isBusy, startTransition] = useTransition();
  const isHydrated = useHydrated();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const { nativeEvent } = event;
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const form = new FormData(event.currentTarget, submitter);
    startTransition(async () =>
      setSent(await action(posted, form).catch((error) => notReached(error, form))),
    );
  }
  return {
    answer: sent ?? posted,
    isBusy,
    isHydrated,
    // Without its code a browser function gets nothing; typed values must not end up in the URL.
    needsScript: page === undefined,
    props: { ...(page === undefined ? { method: 'post' } : { action: post }), onSubmit },
  };
}

/** Next redirects by throwing an error. */
function notReached(error: unknown, form: FormData): Unanswered {
  unstable_rethrow(error);
  return { status: 'refused', message: copy.notReached, typed: textsOf(form) };
}

/** A response to a different form does not apply to this one. */
function answerTo({ answer }: FormHandle, { hidden = {}, distinctBy = [] }: ShellProps): FormAnswer {
  const { typed } = answer;
  return !typed || distinctBy.every((name) => typed[name] === hidden[name]) ? answer : open;
}

const FormContext = createContext<{
  readonly id: string;
  readonly answer: FormAnswer;
  readonly values: Texts;
}>({ id: '', answer: open, values: {} });

/** For forms with their own layout: the element, a notice and fields that know the response. */
export function FormShell({ form, ...shell }: ShellProps & { readonly form: FormHandle }) {
  const { id = '', formId, hidden = {}, values = {}, noValidate, className, children } = shell;
  return (
    <form {...form.props} id={formId} noValidate={noValidate} className={className}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormContext value={{ id, values, answer: answerTo(form, shell) }}>{children}</FormContext>
    </form>
  );
}

interface FormNoticeProps {
  /** Field labels, if an error alone does not identify its field. */
  readonly labels?: Texts;
  /** Message of a form that stays after completion. */
  readonly children?: ReactNode;
}

/** Why the submit failed, with a link to each invalid field. */
export function FormNotice({ labels = {}, children }: FormNoticeProps) {
  const { id, answer } = useContext(FormContext);
  const { status, message, faults = {} } = answer;
  return (
    <AnswerPlace answer={answer}>
      {status === 'done' && children}
      {status === 'refused' && (
        <Notice tone="error" title={message ?? copy.lookAgain}>
          {Object.keys(faults).length > 0 && (
            <ul>
              {Object.entries(faults).map(([name, fault]) => (
                <li key={name}>
                  <a href={`#${idOf(id, name)}`} className="text-link">
                    {labels[name] ? `${labels[name]}: ${fault}` : fault}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </AnswerPlace>
  );
}

interface DoneProps extends NonNullable<BodyProps['done']> {
  readonly answer: FormAnswer;
  readonly className: string;
}

const Done = ({ answer, className, title, text }: DoneProps) => (
  <div className={className}>
    <AnswerPlace answer={answer}>
      <Notice tone="success" title={title}>
        {text}
      </Notice>
    </AnswerPlace>
  </div>
);

interface AnswerPlaceProps {
  readonly answer: FormAnswer;
  readonly children: ReactNode;
}

/** Takes the focus after each response. */
function AnswerPlace({ answer, children }: AnswerPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer.status !== 'open') place.current?.focus();
  }, [answer]);
  return (
    <div
      ref={place}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript the answer is a new page, and has to be found in it
      autoFocus={answer.status !== 'open'}
      className="basis-full scroll-mt-6 empty:hidden"
    >
      {children}
    </div>
  );
}

interface FormFieldsProps {
  readonly fields: readonly (Field | FieldGroup)[];
  readonly isInline?: boolean;
}

/** Fields in a grid by their widths, or in one line. */
export function FormFields({ fields, isInline = false }: FormFieldsProps) {
  if (fields.length === 0) return null;
  const parts = fields.map((part) => (
    <div
      key={keyOf(part)}
      className={isInline ? 'grow basis-40' : 'fields' in part ? spans.full : spanOf(part)}
    >
      {'fields' in part ? <Group {...part} /> : <OwnField field={part} />}
    </div>
  ));
  return isInline ? (
    parts
  ) : (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-12">{parts}</div>
  );
}

const keyOf = (part: Field | FieldGroup): string => ('fields' in part ? part.legend : part.name);

function Group({ legend, text, fields }: FieldGroup) {
  if (fields.every(({ control }) => control === 'checkbox'))
    return (
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
        {fields.map((field) => (
          <OwnField key={field.name} field={field} />
        ))}
        {text && <p className="mt-1.5 text-sm text-text-muted">{text}</p>}
      </fieldset>
    );
  return (
    <fieldset className="border-t border-line pt-5">
      <legend className={classNames('float-left w-full text-lg font-semibold', text ? 'mb-1' : 'mb-4')}>
        {legend}
      </legend>
      <div className="clear-both space-y-5">
        {text && <p className="whitespace-pre-line break-words text-sm text-text-muted">{text}</p>}
        <FormFields fields={fields} />
      </div>
    </fieldset>
  );
}

/** A field of the surrounding form. */
export function OwnField({ field }: { readonly field: Field }) {
  const { id, answer, values } = useContext(FormContext);
  const { typed = values, faults = {} } = answer;
  return (
    <FormField field={field} id={idOf(id, field.name)} value={typed[field.name]} error={faults[field.name]} />
  );
}

const idOf = (form: string, name: string): string => (form ? `${form}-${name}` : name);

interface ConfirmProps extends NonNullable<BodyProps['confirm']> {
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

const Confirm = ({ label, group, isOpen, children }: ConfirmProps) => (
  <details name={group} open={isOpen} className={group && 'sm:open:basis-full'}>
    <summary
      className={
        group
          ? buttonClass('secondary', 'medium', 'w-full cursor-pointer sm:w-40')
          : 'w-fit cursor-pointer py-1 underline underline-offset-4'
      }
    >
      {label}
    </summary>
    <div className={group ? 'mt-3 border-l-4 border-primary py-2 pl-4' : 'mt-3'}>{children}</div>
  </details>
);
