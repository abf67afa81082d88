/** The names of a module's exported functions. */
export const functionsOf = (module: object): string[] =>
  Object.entries(module).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));

/** One case for each function and person of a table, with the expected answer. */
export const casesOf = <P extends string>(
  table: Readonly<Record<string, readonly string[]>>,
  people: readonly P[],
) =>
  Object.entries(table).flatMap(([name, row]) =>
    people.map((person, place) => [name, person, row[place] ?? 'no answer in the table'] as const),
  );
