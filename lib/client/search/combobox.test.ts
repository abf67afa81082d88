import { describe, expect, it } from 'vitest';
import { type ComboboxEvent, closedCombobox, comboboxAfter, isListVisible, type Option } from './combobox';

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
const twoOptions = [typed('a'), answered('a', albany, troy)];

describe('the list under the search box', () => {
  it('opens when suggestions for the typed text arrive', () => {
    expect(isListVisible(boxAfter(typed('a')))).toBe(false);
    expect(isListVisible(boxAfter(...twoOptions))).toBe(true);
  });

  it('ignores suggestions for other text, in whatever order they arrive', () => {
    const late = boxAfter(typed('a'), typed('al'), answered('al', albany), answered('a', troy));
    expect(late.options).toEqual([albany]);
    expect(boxAfter(typed('a'), typed('al'), answered('a', troy)).options).toEqual([]);
  });

  it('keeps its suggestions until the next ones arrive, and clears the active option', () => {
    expect(boxAfter(...twoOptions, down, typed('al'))).toMatchObject({
      options: [albany, troy],
      active: null,
    });
  });

  it('shows recent searches while nothing is typed', () => {
    expect(boxAfter({ type: 'opened', recent: [earlier] }).options).toEqual([earlier]);
    expect(boxAfter(...twoOptions, typed(' ')).options).toEqual([earlier]);
    expect(boxAfter({ type: 'opened', recent: [earlier] }, typed('a')).options).toEqual([]);
  });

  it('wraps around with the arrow keys', () => {
    expect(activeAfter(...twoOptions, down)).toBe(albany);
    expect(activeAfter(...twoOptions, down, down)).toBe(troy);
    expect(activeAfter(...twoOptions, down, down, down)).toBe(albany);
    expect(activeAfter(...twoOptions, up)).toBe(troy);
    expect(activeAfter(...twoOptions, up, up, up)).toBe(troy);
    expect(activeAfter(typed('a'), down)).toBe(null);
  });

  it('returns to the text, and closes', () => {
    expect(boxAfter(...twoOptions, down, { type: 'back-to-text' })).toMatchObject({
      isOpen: true,
      active: null,
    });
    const closed = boxAfter(...twoOptions, down, { type: 'closed' });
    expect([isListVisible(closed), closed.active]).toEqual([false, null]);
  });

  it('reopens with an arrow key at the first or last option', () => {
    expect(activeAfter(...twoOptions, down, { type: 'closed' }, down)).toBe(albany);
    expect(activeAfter(...twoOptions, down, { type: 'closed' }, up)).toBe(troy);
  });
});
