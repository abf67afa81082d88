import { reviewNote } from '@/messages/inquiries/review-note';

/** Adds to a fault in a text that a reviewer can decide instead. */
export const withReviewHint = (fault: string): string => `${fault} ${reviewNote.hint}`;
