// Compiled from messages/en/closings.json by `npm run messages`.

export const deadline = {
left: (v: { sayTimeLeft: string | number }) => `(${v.sayTimeLeft} left)`,
};
