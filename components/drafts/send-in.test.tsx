import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aDraft } from '@/lib/domain/drafts/draft.builders';
import { SendIn } from './send-in';

const base = aDraft({});
const notes = [{ about: 'startDate', text: 'Please begin sooner.' }];
const action = async () => ({ status: 'done' as const });
const photosNote = { about: 'photos', text: 'Please add the kitchen.' };
function sendIn(changed: readonly string[] | null, asked = notes): string {
  const status = changed ? 'ChangesRequested' : 'Draft';
  const draft = { ...base, standing: { ...base.standing, status, notes: changed ? asked : [] } } as const;
  const actions = { submit: action, takeBack: action };
  return renderToStaticMarkup(
    <SendIn draft={draft} canSubmit edit={null} changedSinceReturn={changed} actions={actions} />,
  );
}

test('a returned home whose noted steps have changed is resubmitted beside the notes, without a question', () => {
  expect(sendIn(null)).toContain('>Submit for review</button>');
  const html = sendIn(['startDate']);
  expect(html).toContain('Before you resubmit, check your changes');
  expect(html).toContain('Please begin sooner.');
  expect(html).toContain('>Resubmit for review</button>');
  expect(html).not.toMatch(/Resubmit anyway|Make the changes/);
});

test('a returned home with other changes only asks, and shows the notes that no change answers', () => {
  const html = sendIn(['documents']);
  expect(html).toContain('You haven’t changed what the reviewer asked about. Resubmit anyway?');
  expect(html).toContain('Please begin sooner.');
  const half = sendIn(['startDate'], [...notes, photosNote]);
  expect(half).toContain('You haven’t changed everything the reviewer asked about. Resubmit anyway?');
  expect(half).toContain('Please add the kitchen.');
  expect(half).not.toContain('Please begin sooner.');
  expect(half).toMatch(/href="[^"]*\/photos"[^>]*>Make the changes</);
  expect(half).toContain('>Resubmit for review</button>');
});

test('an unchanged returned home shows what the reviewer asked for and can still be resubmitted', () => {
  const html = sendIn([]);
  expect(html).toContain('You haven’t changed anything since the listing was returned. Resubmit anyway?');
  expect(html).toContain('Please begin sooner.');
  expect(html).toMatch(/href="[^"]*\/sale#startDate"[^>]*>Make the changes</);
  expect(html).toContain('>Resubmit for review</button>');
});

test('a note about the whole listing leads to the first step, because the last one has nothing to change', () => {
  const html = sendIn([], [{ about: 'preview', text: 'Who lives there?' }]);
  expect(html).toContain('Who lives there?');
  expect(html).toMatch(/href="[^"]*\/owner"[^>]*>Make the changes</);
  expect(html).not.toMatch(/href="[^"]*\/preview"/);
});
