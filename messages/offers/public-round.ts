// Compiled from messages/en/offers.json by `npm run messages`.

export const publicRound = {
title: "Sealed offers",
sealed: ({ deadline, host }: { deadline: string | number; host: string | number }) => `The seller requested highest and best offers by ${deadline}. Buyers’ browsers encrypt them. It takes both our server and the independent witness at ${host} to open them, and the witness waits until the deadline.`,
opening: ({ deadline, host }: { deadline: string | number; host: string | number }) => `The deadline was ${deadline}. We’re asking the independent witness at ${host} for its keys.`,
waiting: ({ host, since, voidAt }: { host: string | number; since: string | number; voidAt: string | number }) => `The witness at ${host} hasn’t responded since ${since}. We’ll keep asking until ${voidAt}; after that, the round is void.`,
over: ({ count, deadline }: { count: number; deadline: string | number }) => `${(count === 0 ? `The deadline was ${deadline}. There were no sealed offers.` : (count === 1 ? `The deadline was ${deadline}. The offer was then opened with the witness’s keys and ours.` : `The deadline was ${deadline}. The offers were then opened with the witness’s keys and ours.`))}`,
void: ({ host }: { host: string | number }) => `The witness at ${host} didn’t release its keys in time, so this round and its sealed offers are void.`,
recordText: "The SHA-256 hash of each encrypted offer as received, without names or prices. Buyers can check theirs against this list.",
outcomes: {
sealed: "Sealed",
opened: "Opened",
void: "Void",
refused: "Disqualified",
},
};
