import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Draft } from '@/lib/domain/drafts/draft';
import { aDraft } from '@/lib/domain/drafts/draft.builders';
import { StepNav } from './step-nav';

function labels(standing: Partial<Draft['standing']>): readonly string[] {
  const draft = aDraft();
  const html = renderToStaticMarkup(
    <StepNav
      draft={{ ...draft, standing: { ...draft.standing, ...standing } }}
      current="owner"
      missing={[]}
    />,
  );
  const [list = ''] = html.split('</details>');
  return [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) => item.replaceAll(/<[^>]+>/g, ' '));
}

const notes = [
  { about: 'photos', text: 'Which room is this?' },
  { about: 'street', text: 'Which side?' },
];

test('a step with a reviewer’s note needs changes, whether the note is about the step or one of its answers', () => {
  const returned = labels({ status: 'ChangesRequested', notes });
  expect(returned.filter((label) => label.includes('Needs changes'))).toHaveLength(2);
  expect(returned.find((label) => label.includes('Photos'))).not.toContain('Done');
});

test('a submitted draft has no step that needs changes', () => {
  expect(labels({ status: 'InReview', notes }).join()).not.toContain('Needs changes');
});
