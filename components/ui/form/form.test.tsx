// @vitest-environment jsdom

import { act, Component, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderToReadableStream } from 'react-dom/server.edge';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { form as copy } from '@/messages/site/form';
import { Form, type FormAnswer, type FormProps } from './form';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') ?? document.body);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
});

type FormOptions = Partial<FormProps> & Pick<FormProps, 'action'>;
const aForm = (options: FormOptions) => (
  <Form
    id="offer"
    page="/offers/1"
    hidden={{ home: 'h1' }}
    fields={[
      { name: 'price', label: 'Price', control: 'money', help: 'Whole dollars.' },
      { name: 'note', label: 'Note', control: 'textarea', isOptional: true },
      { name: 'inspection', label: 'An inspection', control: 'checkbox', ticked: 'yes' },
    ]}
    values={{ price: '370,000', inspection: 'yes' }}
    submit="Make the offer"
    busy="Sending…"
    noValidate
    {...options}
  />
);

const show = (options: FormOptions) => act(async () => root.render(aForm(options)));
const find = <Found extends Element = HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`Nothing is ${selector}`);
  return found;
};
const price = () => find<HTMLInputElement>('#offer-price');
const button = () => find<HTMLButtonElement>('[type=submit]');
const press = () => act(async () => button().click());
const answering = (answer: FormAnswer) =>
  vi.fn(async (_before: unknown, _form: FormData): Promise<FormAnswer> => answer);
const postedTo = (action: ReturnType<typeof answering>) =>
  Object.fromEntries(action.mock.calls[0]?.[1] ?? []);

test('the form posts typed and hidden values', async () => {
  const action = answering({ status: 'done' });
  await show({ action });
  price().value = '380,000';
  await press();
  expect(postedTo(action)).toEqual({ home: 'h1', price: '380,000', note: '', inspection: 'yes' });
});

test('the form lists errors at the top with focus, and shows each next to its field', async () => {
  const faults = { price: 'Enter whole dollars.', note: 'Write about the home.' };
  await show({ action: answering({ status: 'refused', faults, typed: { price: 'a lot' } }) });
  await press();
  const summary = find('[role=alert]');
  expect(summary.textContent).toContain(copy.lookAgain);
  expect([...summary.querySelectorAll('a')].map((link) => [link.hash, link.textContent])).toEqual([
    ['#offer-price', 'Enter whole dollars.'],
    ['#offer-note', 'Write about the home.'],
  ]);
  expect(document.activeElement).toBe(summary.parentElement);
  expect(price().getAttribute('aria-invalid')).toBe('true');
  expect(price().getAttribute('aria-describedby')).toBe('offer-price-error offer-price-help');
  expect(find('#offer-price-error').textContent).toBe('Enter whole dollars.');
});

test('the form keeps typed values after a refusal', async () => {
  await show({ action: answering({ status: 'refused', message: 'The home is sold.' }) });
  price().value = 'a lot';
  find<HTMLInputElement>('#offer-inspection').checked = false;
  await press();
  expect(find('[role=alert]').textContent).toBe('The home is sold.');
  expect(price().value).toBe('a lot');
  expect(find<HTMLInputElement>('#offer-inspection').checked).toBe(false);
});

test('the form keeps typed values after a network failure, and can be submitted again', async () => {
  const action = answering({ status: 'done' });
  action.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await show({ action, done: { title: 'The offer is made' } });
  price().value = '380,000';
  await press();
  expect(find('[role=alert]').textContent).toBe(copy.notReached);
  expect(price().value).toBe('380,000');
  await press();
  expect(find('[role=status]').textContent).toBe('The offer is made');
});

test('the form submits once at a time and shows that it is pending', async () => {
  let answer: (state: FormAnswer) => void = () => {};
  const action = vi.fn(() => new Promise<FormAnswer>((resolve) => (answer = resolve)));
  await show({ action });
  await press();
  expect(button().textContent).toBe('Sending…');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await press();
  expect(action).toHaveBeenCalledTimes(1);
  await act(async () => answer({ status: 'refused', message: 'Too late.' }));
  expect(button().textContent).toBe('Make the offer');
});

test('the result replaces the form and takes the focus', async () => {
  await show({ action: answering({ status: 'done' }), done: { title: 'The offer is made' } });
  await press();
  expect(document.querySelector('form')).toBeNull();
  expect(document.activeElement?.textContent).toBe('The offer is made');
});

test('the form posts the button that was pressed', async () => {
  const action = answering({ status: 'done' });
  const beside = (
    <button type="submit" name="way" value="proof">
      Send a proof first
    </button>
  );
  await show({ action, beside });
  await act(async () => find('[name=way]').click());
  expect(postedTo(action)).toMatchObject({ way: 'proof' });
});

test('a confirm step hides the form behind a button and reopens it after a refusal', async () => {
  const action = answering({ status: 'refused', message: 'The home is sold.' });
  await show({ action, confirm: { label: 'Accept', text: 'You cannot undo this.', group: 'answer' } });
  const step = find<HTMLDetailsElement>('details');
  expect(step.open).toBe(false);
  expect(step.querySelector('summary')?.textContent).toBe('Accept');
  expect(step.querySelector('form')?.textContent).toContain('You cannot undo this.');
  await press();
  expect(step.open).toBe(true);
});

test('a form with a browser function can be submitted once its code has loaded', async () => {
  const action = answering({ status: 'done' });
  await act(async () => root.render(<Form action={action} submit="Sign in" />));
  await press();
  expect(action).toHaveBeenCalledTimes(1);
});

/** Like Next's own boundary, which catches redirects. */
class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { caught: null as unknown };
  static getDerivedStateFromError = (caught: unknown) => ({ caught });
  override render = () =>
    this.state.caught instanceof Error ? this.state.caught.message : this.props.children;
}

test('a redirect is passed on to Next', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const redirect = Object.assign(new Error('NEXT_REDIRECT'), { digest: 'NEXT_REDIRECT;push;/done;303;' });
  const action = vi.fn(() => Promise.reject(redirect));
  await act(async () => root.render(<Boundary>{aForm({ action })}</Boundary>));
  await press();
  expect(find('main').textContent).toBe('NEXT_REDIRECT');
});

/** A server action as React knows it, also with a bound first argument. */
const aServerAction = () => {
  const action = async (): Promise<FormAnswer> => ({ status: 'done' });
  const reference = {
    $$FORM_ACTION: (prefix: string) => ({
      name: `${prefix}1`,
      method: 'POST',
      encType: 'multipart/form-data',
      data: new FormData(),
    }),
    $$IS_SIGNATURE_EQUAL: () => true,
  };
  return Object.assign(action, reference, { bind: () => Object.assign(async () => {}, reference) });
};

/** The server's page after a form was posted without JavaScript. */
async function pageWith(options: FormOptions, answer?: FormAnswer): Promise<void> {
  const html = async (formState: unknown) =>
    // React does not document the form state's content.
    new Response(await renderToReadableStream(aForm(options), { formState: formState as never })).text();
  document.body.innerHTML = await html(null);
  if (!answer) return;
  const key = find<HTMLInputElement>('[name="$ACTION_KEY"]').value;
  document.body.innerHTML = await html([answer, key, 'action', 0]);
}

test('without JavaScript, the form is plain HTML that the browser posts to its page', async () => {
  await pageWith({ action: aServerAction() });
  const form = find<HTMLFormElement>('form');
  expect([form.getAttribute('action'), form.method]).toEqual(['/offers/1', 'post']);
  expect(button().disabled).toBe(false);
  expect(find<HTMLInputElement>('[name=home]').value).toBe('h1');
  expect(price().value).toBe('370,000');
});

test('without JavaScript, a refusal returns with the typed values and takes the focus', async () => {
  const typed = { home: 'h1', price: 'a lot' };
  const faults = { price: 'Enter whole dollars.' };
  await pageWith({ action: aServerAction() }, { status: 'refused', faults, typed });
  expect(price().value).toBe('a lot');
  expect(find<HTMLInputElement>('#offer-inspection').checked).toBe(false);
  expect(find('[role=alert]').textContent).toContain('Enter whole dollars.');
  expect(find('[autofocus]').contains(find('[role=alert]'))).toBe(true);
});

test('without JavaScript, a response to another form of the same action shows nothing', async () => {
  const options = { action: aServerAction(), distinctBy: ['home'] };
  await pageWith(options, { status: 'refused', message: 'The home is sold.', typed: { home: 'h2' } });
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('a form with a browser function waits for its code, so that nothing typed ends up in the URL', async () => {
  document.body.innerHTML = renderToStaticMarkup(
    <Form action={answering({ status: 'done' })} submit="Sign in" />,
  );
  expect(find<HTMLFormElement>('form').method).toBe('post');
  expect(button().disabled).toBe(true);
  expect(find('noscript').textContent).toBe(copy.needsScript);
});
