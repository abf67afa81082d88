/** What the forms of one’s own calendar say. */
export const calendarCopy = {
  address: 'Private address',
  make: 'Make a private address',
  renew: 'Make a new address',
  end: 'Turn it off',
};
