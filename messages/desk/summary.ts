// Compiled from messages/en/desk.json by `npm run messages`.

export const summary = {
title: "Queues",
queue: "Queue",
waiting: "Waiting",
oldest: "Oldest",
state: "Status",
none: "None",
full: "Full",
late: "Late",
fine: "OK",
thresholdHelp: ({ count, age }: { count: string | number; age: string | number }) => `Full at ${count} items, late after ${age}.`,
overview: "Open items, age of the oldest item, and status for each queue",
};
