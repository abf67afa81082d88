import * as copy from '@/messages/favorites';

interface HiddenNoteProps {
  readonly count: number;
  readonly isShown: boolean;
  readonly onToggle: () => void;
}

export const HiddenNote = ({ count, isShown, onToggle }: HiddenNoteProps) => (
  <p className="-mt-3 mb-6 text-sm text-text-muted">
    {copy.hiddenNote.pageHiddenBy({ count })}
    {isShown && copy.hiddenNote.shownNow} –{' '}
    <button type="button" onClick={onToggle} className="text-link min-h-8 text-text">
      {isShown ? copy.hiddenNote.leaveThemOut : copy.hiddenNote.show}
    </button>
  </p>
);
