/** Form texts of the calendar subscription. */
export const calendarCopy = {
  address: 'Private address',
  make: 'Make a private address',
  renew: 'Make a new address',
  end: 'Turn it off',
};
