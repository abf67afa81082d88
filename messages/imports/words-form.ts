// Compiled from messages/en/imports.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const wordsForm = {
title: ({ count }: { count: number }) => `${formatCount(count)} word${(count === 1 ? "" : "s")} to match`,
lead: "Some words in your spreadsheet don’t match our choices. Match each one once; we’ll remember the match for your next spreadsheet.",
rows: ({ rows }: { rows: number }) => `${formatCount(rows)} row${(rows === 1 ? "" : "s")}`,
label: ({ label, word }: { label: string | number; word: string | number }) => `${label} for “${word}”`,
undecided: "Not matched",
empty: "Leave it empty",
submit: "Check again with these words",
showMore: ({ count }: { count: number }) => `Show ${formatCount(count)} more word${(count === 1 ? "" : "s")}`,
};
