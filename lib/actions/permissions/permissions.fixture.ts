/** The names of the functions of a module. */
export const functionsOf = (module: object): string[] =>
  Object.entries(module).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));

/** Every function of a table with each of the people, and what is answered then. */
export const casesOf = <P extends string>(
  table: Readonly<Record<string, readonly string[]>>,
  people: readonly P[],
) =>
  Object.entries(table).flatMap(([name, row]) =>
    people.map((person, place) => [name, person, row[place] ?? 'no answer in the table'] as const),
  );
