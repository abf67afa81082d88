import 'server-only';
/** What somebody else wrote, marked as in any mail. Nothing in it becomes a link. */
export const quote = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
