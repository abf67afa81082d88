import { describe, expect, it } from 'vitest';
import { type ComboboxEvent, closedCombobox, comboboxAfter, isListShown, type Option } from './combobox';

const named = (label: string): Option => ({ kind: 'city', label, count: 1, href: `/${label}` });
const [albany, troy] = [named('Albany'), named('Troy')];
const earlier: Option = { kind: 'recent', label: 'condos', href: '/condos', count: null };

const typed = (text: string): ComboboxEvent => ({ type: 'typed', typed: text, recent: [earlier] });
const answered = (text: string, ...options: readonly Option[]): ComboboxEvent => ({
  type: 'answered',
  typed: text,
  options,
});
const down: ComboboxEvent = { type: 'moved', by: 1 };
const up: ComboboxEvent = { type: 'moved', by: -1 };

const boxAfter = (...events: readonly ComboboxEvent[]) => events.reduce(comboboxAfter, closedCombobox(''));
const activeAfter = (...events: readonly ComboboxEvent[]) => {
  const { options, active } = boxAfter(...events);
  return active === null ? null : options[active];
};
const twoShown = [typed('a'), answered('a', albany, troy)];

describe('the list under the search box', () => {
  it('opens when suggestions for the typed text arrive', () => {
    expect(isListShown(boxAfter(typed('a')))).toBe(false);
    expect(isListShown(boxAfter(...twoShown))).toBe(true);
  });

  it('ignores suggestions for other text, in whatever order they arrive', () => {
    const late = boxAfter(typed('a'), typed('al'), answered('al', albany), answered('a', troy));
    expect(late.options).toEqual([albany]);
    expect(boxAfter(typed('a'), typed('al'), answered('a', troy)).options).toEqual([]);
  });

  it('keeps its suggestions until the next ones arrive, and clears the active option', () => {
    expect(boxAfter(...twoShown, down, typed('al'))).toMatchObject({ options: [albany, troy], active: null });
  });

  it('shows recent searches while nothing is typed', () => {
    expect(boxAfter({ type: 'opened', recent: [earlier] }).options).toEqual([earlier]);
    expect(boxAfter(...twoShown, typed(' ')).options).toEqual([earlier]);
    expect(boxAfter({ type: 'opened', recent: [earlier] }, typed('a')).options).toEqual([]);
  });

  it('wraps around with the arrow keys', () => {
    expect(activeAfter(...twoShown, down)).toBe(albany);
    expect(activeAfter(...twoShown, down, down)).toBe(troy);
    expect(activeAfter(...twoShown, down, down, down)).toBe(albany);
    expect(activeAfter(...twoShown, up)).toBe(troy);
    expect(activeAfter(...twoShown, up, up, up)).toBe(troy);
    expect(activeAfter(typed('a'), down)).toBe(null);
  });

  it('returns to the text, and closes', () => {
    expect(boxAfter(...twoShown, down, { type: 'back-to-text' })).toMatchObject({
      isOpen: true,
      active: null,
    });
    const closed = boxAfter(...twoShown, down, { type: 'closed' });
    expect([isListShown(closed), closed.active]).toEqual([false, null]);
  });

  it('reopens with an arrow key at the first or last option', () => {
    expect(activeAfter(...twoShown, down, { type: 'closed' }, down)).toBe(albany);
    expect(activeAfter(...twoShown, down, { type: 'closed' }, up)).toBe(troy);
  });
});
