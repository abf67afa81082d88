import 'server-only';
/** Quotes the text of another person in the usual email format. Nothing in it becomes a link. */
export const quote = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
