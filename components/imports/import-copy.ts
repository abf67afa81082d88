/** Form texts of an import. */
export const importCopy = {
  run: (rows: string) => `Import ${rows}`,
};

export const columnsCopy = {
  submit: 'Check every row',
  submitAgain: 'Check again with these columns',
  empty: 'Nothing: leave it out',
  name: (number: number) => `Column ${number}`,
  label: (number: number, heading: string) => `Column ${number}, ${heading || 'without a heading'}, means`,
  sample: (text: string) => `Such as ${text}`,
  noSample: 'Empty in the first rows',
};
