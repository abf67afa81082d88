import { isValidElement, type ReactNode } from 'react';
import type { FAQPage } from 'schema-dts';
import type { Question } from '@/components/layout/question-list';

/** Questions and answers as shown on the page. */
export const faqPage = (questions: readonly Question[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: textOf(answer).replace(/\s+/g, ' ').trim() },
  })),
});

/** Visible text of an element: the text of all children, with paragraphs separated. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return '';
  const text = textOf(node.props.children);
  return node.type === 'p' ? `${text} ` : text;
}
