import { expect, test } from 'vitest';
import { answerWords } from './answer-words';

test.each([
  ['startDate', '2027-03-10', 'Mar 10, 2027'],
  ['startDate', '10 March', '10 March'],
  ['startTime', '00:05', '12:05 AM'],
  ['startTime', '12:00', '12:00 PM'],
  ['startTime', '14:30', '2:30 PM'],
  ['startingBid', '$200,000', '$200,000'],
  ['listingTerms', 'Cash,Conventional', 'Cash, conventional loan'],
  ['isDeclared', 'yes', 'Yes'],
  ['street', '418 Halsey Street', '418 Halsey Street'],
  ['unitNumber', ' ', '–'],
])('the answer of %s, typed as %s, reads %s', (name, typed, words) => {
  expect(answerWords(name, typed)).toBe(words);
});
