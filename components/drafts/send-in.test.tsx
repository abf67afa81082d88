import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aDraft } from '@/lib/domain/drafts/draft.builders';
import { SendIn } from './send-in';

const base = aDraft({});
const notes = [{ about: 'startDate', text: 'Please begin sooner.' }];
const action = async () => ({ status: 'done' as const });
function sendIn(status: 'Draft' | 'ChangesRequested', isUnchanged: boolean, asked = notes): string {
  const draft = {
    ...base,
    standing: { ...base.standing, status, notes: status === 'Draft' ? [] : asked },
  };
  const actions = { submit: action, takeBack: action };
  return renderToStaticMarkup(
    <SendIn draft={draft} canSubmit edit={null} isUnchanged={isUnchanged} actions={actions} />,
  );
}

test('a returned home that has changed is resubmitted without a question', () => {
  expect(sendIn('Draft', false)).toContain('>Submit for review</button>');
  const html = sendIn('ChangesRequested', false);
  expect(html).toContain('>Resubmit for review</button>');
  expect(html).not.toContain('Nothing has changed');
});

test('an unchanged returned home shows what the reviewer asked for and can still be resubmitted', () => {
  const html = sendIn('ChangesRequested', true);
  expect(html).toContain('You haven’t changed anything since the listing was returned. Resubmit anyway?');
  expect(html).toContain('Please begin sooner.');
  expect(html).toMatch(/href="[^"]*\/sale#startDate"[^>]*>Make the changes</);
  expect(html).toContain('>Resubmit for review</button>');
});

test('a note about the whole listing leads to the first step, because the last one has nothing to change', () => {
  const html = sendIn('ChangesRequested', true, [{ about: 'preview', text: 'Who lives there?' }]);
  expect(html).toContain('Who lives there?');
  expect(html).toMatch(/href="[^"]*\/owner"[^>]*>Make the changes</);
  expect(html).not.toMatch(/href="[^"]*\/preview"/);
});
