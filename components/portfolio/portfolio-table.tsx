import Link from 'next/link';
import type { ReactNode } from 'react';
import { hrefOf } from '@/components/drafts/own-listings/own-listing';
import { Picture } from '@/components/listings/pictures/picture';
import * as pictureWidths from '@/components/listings/pictures/picture-widths';
import { accountRoutes } from '@/lib/account-routes';
import { lotWords } from '@/lib/copy/lots/lot-words';
import { photoSrc } from '@/lib/domain/drafts/files/photos';
import type { PortfolioRow } from '@/lib/domain/portfolio/portfolio-home';
import { type PortfolioQuery, toPortfolioParams } from '@/lib/domain/portfolio/portfolio-query';
import { canUndo, quickFieldsOf } from '@/lib/domain/portfolio/quick-edit';
import { columnWords } from '@/messages/portfolio/column-words';
import { portfolioTable as copy } from '@/messages/portfolio/portfolio-table';
import { quickEdit } from '@/messages/portfolio/quick-edit';
import { homeTitle } from './home-title';
import { cellOf, numberColumns } from './portfolio-cells';
import { quickEditFields } from './quick-edit-fields';
import { QuickEditForm } from './quick-edit-form';
import { UndoEditForm } from './undo-edit-form';

interface PortfolioTableProps {
  readonly organisationId: string;
  /** Viewers get neither boxes nor the form. */
  readonly canEdit: boolean;
  readonly query: PortfolioQuery;
  readonly rows: readonly PortfolioRow[];
  readonly caption: string;
  /** The form that the boxes belong to. */
  readonly selectionForm: string;
  readonly areSelected: boolean;
  /** Who looks at it. */
  readonly uid: string;
  /** The home whose form is open; the home whose edit was just saved or undone. */
  readonly edited: string | null;
  readonly saved: string | null;
  readonly undone: string | null;
  readonly now: number;
}

/** One row per home. On narrow screens, each row is a block of labeled values. */
export const PortfolioTable = ({ caption, rows, ...table }: PortfolioTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <section className="-mx-2 mt-4 overflow-x-auto px-2" tabIndex={0} aria-labelledby="portfolio-caption">
    <table className="portfolio-table">
      <caption id="portfolio-caption">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.home}</th>
          {table.query.columns.map((column) => (
            <th key={column} scope="col" className={classOf(column)}>
              {columnWords[column]}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => (
        <HomeRows key={row.home.key} row={row} {...table} />
      ))}
    </table>
  </section>
);

const classOf = (column: PortfolioQuery['columns'][number]): string | undefined =>
  numberColumns.includes(column) ? 'portfolio-number' : undefined;

type RowProps = Omit<PortfolioTableProps, 'caption' | 'rows'> & { readonly row: PortfolioRow };

function HomeRows({ row, ...table }: RowProps) {
  const { canEdit, query, edited, now } = table;
  const isOpen = canEdit && edited === row.home.key;
  return (
    <tbody id={`home-${row.home.key}`} className="scroll-mt-6">
      <tr>
        <th scope="row">
          <Home row={row} isOpen={isOpen} {...table} />
        </th>
        {query.columns.map((column) => (
          <Cell key={column} column={column}>
            {cellOf[column](row, now)}
          </Cell>
        ))}
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={query.columns.length + 1} className="portfolio-edit">
            <Edit row={row} {...table} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface CellProps {
  readonly column: PortfolioQuery['columns'][number];
  readonly children: ReactNode;
}

const Cell = ({ column, children }: CellProps) => (
  <td data-label={columnWords[column]} className={classOf(column)}>
    {children || <span className="portfolio-none">{copy.none}</span>}
  </td>
);

function Home({ row, isOpen, ...table }: RowProps & { readonly isOpen: boolean }) {
  const { home, draft } = row;
  const { canEdit, selectionForm, areSelected } = table;
  const title = homeTitle(home);
  const cover = draft.photos.find(({ order }) => order === 0);
  return (
    <div className="grid grid-cols-[auto_3rem_minmax(0,1fr)] gap-2.5">
      {canEdit ? (
        <label className="-m-2 block self-start p-2">
          <input
            // The box starts over when the page is selected or cleared.
            key={String(areSelected)}
            type="checkbox"
            name="home"
            value={home.key}
            form={selectionForm}
            defaultChecked={areSelected}
            aria-label={copy.selectHome({ title })}
            className="block size-5 accent-primary"
          />
        </label>
      ) : (
        <span />
      )}
      <div className="aspect-[4/3] self-start overflow-hidden rounded bg-surface-muted">
        {cover && (
          <Picture
            src={photoSrc(home.key, cover, 400)}
            sizes={pictureWidths.portfolioRow}
            widest={400}
            alt=""
            width={48}
            height={36}
            loading="lazy"
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="min-w-0">
        <Link href={hrefOf(draft)} prefetch={false} className="break-words font-semibold hover:underline">
          {title}
        </Link>
        {home.city && <p className="break-words text-text-muted">{`${home.city} ${home.postalCode}`}</p>}
        {home.lot && <p className="break-words text-text-muted">{lotWords({ lot: home.lot })}</p>}
        {canEdit && !isOpen && <EditLink row={row} title={title} {...table} />}
      </div>
    </div>
  );
}

/** Opens the form. After an edit it says so, and offers to take it back. */
function EditLink({ row: { home, draft }, title, ...table }: RowProps & { readonly title: string }) {
  const { organisationId, query, uid, saved, undone, now } = table;
  const { plain, withForm, text } = pathsOf(organisationId, query, home.key);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link
        id={`edit-${home.key}`}
        href={`${withForm}#home-${home.key}`}
        prefetch={false}
        aria-label={copy.editOf({ title })}
        className="text-link"
      >
        {copy.edit}
      </Link>
      {(saved === home.key || undone === home.key) && (
        <span role="status" className="font-medium text-success">
          {saved === home.key ? copy.saved : quickEdit.undone}
        </span>
      )}
      {saved === home.key && canUndo(draft, uid, now) && (
        <UndoEditForm
          organisationId={organisationId}
          draftId={home.key}
          title={title}
          query={text}
          page={plain}
        />
      )}
    </div>
  );
}

function Edit({ row: { home, draft }, organisationId, query }: RowProps) {
  const { plain, withForm, text } = pathsOf(organisationId, query, home.key);
  const values = quickFieldsOf(draft);
  return (
    <QuickEditForm
      // With another sale type, the form has other prices.
      key={values.saleFormat}
      organisationId={organisationId}
      draftId={home.key}
      title={homeTitle(home)}
      fields={quickEditFields(values)}
      values={values}
      query={text}
      page={withForm}
      cancel={`${plain}#home-${home.key}`}
      openedBy={`edit-${home.key}`}
    />
  );
}

/** The addresses of the page with and without the form of a home, and its query. */
function pathsOf(organisationId: string, query: PortfolioQuery, key: string) {
  const params = toPortfolioParams(query);
  const [text, plain] = [params.toString(), accountRoutes.portfolioFor(organisationId, params)];
  params.set('edit', key);
  return { text, plain, withForm: accountRoutes.portfolioFor(organisationId, params) };
}
