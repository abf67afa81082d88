/** The text, or as many of its words as `most` characters hold, with an ellipsis. */
export function fitText(text: string, most: number): string {
  if (text.length <= most) return text;
  const words = text.slice(0, most).split(' ').slice(0, -1).join(' ');
  return `${words.replace(/[\s.,;:|·–—-]+$/, '')}…`;
}
