interface Day<T> {
  readonly day: string;
  readonly cards: readonly T[];
}

/** The first days until `most` cards are shown; a day is never cut, so that its number stays true. */
export function latest<T>(days: readonly Day<T>[], most: number): readonly Day<T>[] {
  let shown = 0;
  return days.filter(({ cards }) => {
    const hasRoom = shown < most;
    shown += cards.length;
    return hasRoom;
  });
}
