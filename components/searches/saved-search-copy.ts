/** Form texts of a saved search. */
export const savedSearchCopy = {
  name: 'Name',
  frequency: 'E-mail',
  keep: 'Save this search',
  back: 'Back to the results',
  save: 'Save',
  saveLabel: (name: string) => `Save the changes of ${name}`,
  pause: 'Pause',
  start: 'Start again',
  undo: 'Undo',
  delete: 'Delete',
  about: (submit: string, name: string) => `${submit}: ${name}`,
};
