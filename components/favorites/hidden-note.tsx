import { hiddenNote as copy } from '@/messages/favorites/hidden-note';

interface HiddenNoteProps {
  readonly count: number;
  readonly isShown: boolean;
  readonly onToggle: () => void;
}

export const HiddenNote = ({ count, isShown, onToggle }: HiddenNoteProps) => (
  <p className="-mt-3 mb-6 text-sm text-text-muted">
    {isShown ? copy.showingHomesHidden({ count }) : copy.hiddenHomesPage({ count })}{' '}
    <button type="button" onClick={onToggle} className="text-link min-h-8 text-text">
      {isShown ? copy.hideAgain : copy.show}
    </button>
  </p>
);
