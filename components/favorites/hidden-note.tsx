interface HiddenNoteProps {
  readonly count: number;
  readonly isShown: boolean;
  readonly onToggle: () => void;
}

export const HiddenNote = ({ count, isShown, onToggle }: HiddenNoteProps) => (
  <p className="-mt-3 mb-6 text-sm text-text-muted">
    {count} on this page hidden by you{isShown && ', shown now'} –{' '}
    <button type="button" onClick={onToggle} className="text-link min-h-8 text-text">
      {isShown ? 'Leave them out again' : 'Show'}
    </button>
  </p>
);
