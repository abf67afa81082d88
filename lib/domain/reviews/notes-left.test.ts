import { expect, test } from 'vitest';
import { notesLeft } from './notes-left';

const notes = ['startDate', 'photos', 'preview'].map((about) => ({ about, text: 'Please check.' }));

test.each<readonly [changed: readonly string[], left: readonly string[]]>([
  [[], ['startDate', 'photos', 'preview']],
  [['startDate'], ['photos']],
  // Another answer of the same step, which may be what the note led to.
  [['endDate'], ['photos']],
  [['photos'], ['startDate']],
  [['documents'], ['startDate', 'photos']],
  [['startDate', 'photos'], []],
])('after a change to %j, the notes about %j are not answered', (changed, left) => {
  expect(notesLeft(notes, changed).map(({ about }) => about)).toEqual(left);
});
