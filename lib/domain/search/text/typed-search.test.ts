import { describe, expect, it } from 'vitest';
import { readTypedSearch } from './typed-search';

const read = (sent: string) =>
  decodeURIComponent(String(readTypedSearch(new URLSearchParams(sent))).replaceAll('+', ' '));

describe('the data of a search form', () => {
  it('is read into filters that override the chosen ones', () => {
    expect(read('q=brooklyn+brownstone+under+900k&beds=2&max=300000')).toBe(
      'q=brownstone&county=kings&max=900000&beds=2',
    );
  });

  it('leaves out empty fields', () => {
    expect(read('q=&county=&min=&max=&read=')).toBe('');
  });

  it('is not read again if the text is the one the form was rendered with', () => {
    expect(read('q=albany&read=albany&county=kings')).toBe('q=albany&county=kings');
    expect(read('q=albany&county=kings')).toBe('county=albany');
  });

  it('loses its text filter when the text was cleared', () => {
    expect(read('q=&read=halsey&county=kings')).toBe('county=kings');
  });

  it('replaces every earlier place when a place is typed', () => {
    const elsewhere = 'county=kings&city=brooklyn&near=40_-73_5&bounds=40_-74_41_-73';
    expect(read(`q=12180&${elsewhere}`)).toBe('zip=12180');
    expect(read(`q=near+12203&${elsewhere}`)).toBe('near=42.6829_-73.8494_10');
    expect(read(`q=New+York&${elsewhere}&beds=2`)).toBe('beds=2');
    expect(read('q=3+bed&county=kings')).toBe('county=kings&beds=3');
  });

  it.each([
    ['around=Troy&within=5', 'near=42.7287_-73.6683_5'],
    ['around=12203', 'near=42.6829_-73.8494_10'],
    ['around=42.65,+-73.75&within=3', 'near=42.65_-73.75_3'],
    ['around=&within=5&near=42_-73_5', ''],
    ['around=Atlantis&within=5', 'near=Atlantis'],
  ])('searches around a named place: %s', (sent, params) => {
    expect(read(sent)).toBe(params);
  });

  it('keeps invalid values so that the page can report them', () => {
    expect(read('q=&min=cheap&type=castle')).toBe('type=castle&min=cheap');
  });
});
