/** Form texts of notifications. */
export const notificationCopy = {
  read: 'Mark as read',
  readLabel: (subject: string) => `Mark as read: ${subject}`,
  readAll: 'Mark all as read',
  switchOff: 'Switch off',
  switchOffLabel: (device: string) => `Switch off: ${device}`,
};

export const settingsCopy = {
  channels: { page: 'List', mail: 'Mail', push: 'Browser' },
  urgent: 'urgent',
  binding: 'Always in the list and mailed.',
  quiet: 'Quiet hours',
  quietText:
    'Mail and messages of the browser wait until they are over; nothing is left out. What is marked as urgent comes at once. Hours are New York’s (ET).',
  keepQuiet: 'Keep quiet hours',
  from: 'From',
  to: 'Until',
  delaysUrgent: 'Let urgent ones wait too',
  delaysUrgentHelp: 'An auction may be over, or a deadline gone, before you read of it.',
  submit: 'Save',
};
