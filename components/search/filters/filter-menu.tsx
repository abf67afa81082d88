import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { filterMenu as copy } from '@/messages/search/filter-menu';

interface FilterMenuProps {
  readonly title: string;
  /** Number of its active filters. */
  readonly active: number;
  /** Number of homes found, on the button that closes the menu. */
  readonly total: number;
  /** Where and how wide it opens. */
  readonly className?: string;
  /** Open when the page loads. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/**
 * A button of the filter bar with its filters below; on a phone, a row of the filter sheet. Opens without
 * JavaScript, one at a time.
 */
export const FilterMenu = ({ title, active, total, className, isOpen, children }: FilterMenuProps) => (
  <details name="filters" {...(isOpen && { open: true })} className={classNames('filter-menu', className)}>
    <summary className={classNames('filter-button', active > 0 && 'filter-active')}>
      <MenuTitle title={title} active={active} />
    </summary>
    <div className="filter-panel">
      {children}
      <ShowButton total={total} />
    </div>
  </details>
);

/** The text of the button that opens a menu. */
export const MenuTitle = ({ title, active }: Pick<FilterMenuProps, 'title' | 'active'>) => (
  <>
    {title}
    {active > 0 && (
      <b>{copy.active({ active, hidden: (children) => <span className="sr-only">{children}</span> })}</b>
    )}
  </>
);

/** Without JavaScript it applies the filters; with it they are applied, and it closes them. */
export const ShowButton = ({ total }: Pick<FilterMenuProps, 'total'>) => (
  <button type="submit" className="filter-show">
    {copy.showProperties({ total })}
  </button>
);
