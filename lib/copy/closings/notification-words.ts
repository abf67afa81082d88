import type { NotificationAbout } from '@/lib/domain/closings/views/closing-notifications';
import { closingEndWords } from '@/messages/closings/closing-end-words';
import { stepWords } from '@/messages/closings/step-words';
import { taskWords } from './closing-words';
import { judgmentWords } from './judgment-words';

/** What a notification about a closing says besides its kind; may be empty. */
export function notificationWords(about: NotificationAbout | null): string {
  switch (about?.kind) {
    case undefined:
      return '';
    case 'text':
      return about.text;
    case 'confirmed':
      return stepWords[about.step];
    case 'due':
      return taskWords(about.steps, about.hasContract);
    case 'ended':
      return closingEndWords[about.why];
    case 'judged':
      return judgmentWords(about.facts);
  }
}
