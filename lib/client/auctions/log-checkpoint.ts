/**
 * The checkpoint of the transparency log that this browser checked last. A log that does not continue it was
 * changed, or is another one.
 */
const slot = 'log-checkpoint';

export function savedLogCheckpoints(): readonly string[] {
  try {
    const note = localStorage.getItem(slot);
    return note === null ? [] : [note];
  } catch {
    return [];
  }
}

export function keepLogCheckpoint(note: string): void {
  try {
    localStorage.setItem(slot, note);
  } catch {
    // Without storage there is nothing to compare with later.
  }
}
