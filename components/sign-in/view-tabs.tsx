import { classNames } from '@/components/ui/class-names';
import { viewTabs as copy } from '@/messages/sign-in/view-tabs';

const views = [
  { view: 'sign-in', label: copy.sign },
  { view: 'sign-up', label: copy.createAccount },
] as const;

interface ViewTabsProps {
  readonly view: (typeof views)[number]['view'];
  readonly onChange: (view: ViewTabsProps['view']) => void;
}

export function ViewTabs({ view, onChange }: ViewTabsProps) {
  return (
    <div className="mb-5 grid grid-cols-2 border-b border-line">
      {views.map((choice) => (
        <button
          key={choice.view}
          type="button"
          aria-pressed={choice.view === view}
          onClick={() => onChange(choice.view)}
          className={classNames(
            '-mb-px min-h-11 border-b-[3px] px-1',
            choice.view === view
              ? 'border-primary font-semibold'
              : 'border-transparent text-text-muted hover:border-line',
          )}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
