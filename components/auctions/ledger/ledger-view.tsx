import { AuctionStatusBadge } from '@/components/auctions/status-badge';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { pageNumbers } from '@/components/search/page-numbers';
import { Paging } from '@/components/search/paging';
import type { LedgerLine, LedgerPage } from '@/lib/copy/auctions/ledger-lines';
import { dataRoutes } from '@/lib/data-routes';
import { canReplay } from '@/lib/domain/auctions/terms/public-auction';
import { formatInstant, formatMoney } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { ledgerView as copy } from '@/messages/auctions/ledger-view';
import { ReplayPanel } from './replay-panel';
import { VerifyPanel } from './verify-panel';

interface LedgerViewProps extends LedgerPage {
  readonly verifier: VerifierPackage | null;
}

interface VerifierPackage {
  readonly file: string;
  readonly sha256: string;
}

/** Every ledger entry in plain words, and the verification. */
export function LedgerView({ auction, home, lines, page, pageCount, verifier }: LedgerViewProps) {
  const { id, version, ledgerHead } = auction;
  return (
    <div className="page-width pb-16 pt-4 md:pt-6">
      <Breadcrumbs
        trail={[
          { name: copy.auctions, href: routes.auctions },
          ...(home ? [{ name: home.address, href: routes.property(home.slug) }] : []),
          { name: copy.ledger, href: routes.ledger(id) },
        ]}
      />
      <h1 className="text-title font-semibold">{copy.verifyAuction}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 leading-relaxed text-text-muted">
        <AuctionStatusBadge auction={auction} />
        {home && (
          <a href={routes.property(home.slug)} className="text-link">
            {home.address}
          </a>
        )}
      </p>
      <div className="mt-6 grid items-start gap-x-12 gap-y-10 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_24rem]">
        <section aria-labelledby="check" className="no-print md:col-start-2 md:row-start-1">
          <h2 id="check" className="mb-3 border-t-2 border-primary pt-3 text-heading font-semibold">
            {copy.checkYourself}
          </h2>
          <p className="mb-5 text-[0.9375rem] leading-relaxed">{copy.browserDownloadsAll({ version })}</p>
          <noscript>
            <p className="mb-5 text-[0.9375rem]">{copy.needsJavaScriptWithout}</p>
          </noscript>
          <VerifyPanel auctionId={id} currentHead={{ seq: version, hash: ledgerHead }} />
          <Elsewhere auctionId={id} head={ledgerHead} seq={version} verifier={verifier} />
          {canReplay(auction) && (
            <section aria-labelledby="replay" className="mt-10">
              <h2 id="replay" className="mb-3 border-t-2 border-primary pt-3 text-heading font-semibold">
                {copy.whatEachChanged}
              </h2>
              <ReplayPanel auction={{ id, version, ledgerHead }} />
            </section>
          )}
        </section>
        <div className="min-w-0 md:col-start-1 md:row-start-1">
          <section aria-labelledby="entries">
            <h2 id="entries" className="border-t-2 border-primary pt-3 text-heading font-semibold">
              {copy.ledgerPlainEnglish}
            </h2>
            <ol className="mt-1 divide-y divide-line border-b border-line" start={lines[0]?.seq}>
              {lines.map((line) => (
                <Entry key={line.seq} line={line} />
              ))}
            </ol>
            {pageCount > 1 && (
              <Paging page={page} pageCount={pageCount} hrefs={pageHrefs(id, page, pageCount)} />
            )}
          </section>
          <WhatItShows />
        </div>
      </div>
    </div>
  );
}

const pageHrefs = (auctionId: string, page: number, pageCount: number): Record<number, string> =>
  Object.fromEntries(
    pageNumbers(page, pageCount).flatMap((pageNumber) =>
      pageNumber === null ? [] : [[pageNumber, routes.ledger(auctionId, pageNumber)]],
    ),
  );

function Entry({ line }: { readonly line: LedgerLine }) {
  return (
    <li
      id={`entry-${line.seq}`}
      className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 py-3.5 text-[0.9375rem]"
    >
      <p className="font-medium [overflow-wrap:anywhere]">{line.text}</p>
      <p className="text-right tabular-nums">{line.priceCents !== null && <Prices {...line} />}</p>
      {line.reason && <p className="col-span-2 max-w-prose text-text-muted">{line.reason}</p>}
      {line.opened.length > 0 && (
        <p className="col-span-2 text-text-muted">
          {copy.opened({
            opened: line.opened
              .map(({ alias, amountCents }) => `${alias} ${formatMoney(amountCents)}`)
              .join(', '),
          })}
        </p>
      )}
      {line.signer && <p className="col-span-2 text-sm text-text-muted">{signerWords[line.signer]}</p>}
      <p className="col-span-2 min-w-0 text-sm text-text-muted">
        #{line.seq}
        <span aria-hidden="true"> · </span>
        <time dateTime={line.at}>{formatInstant(line.at)}</time>
        <span aria-hidden="true"> · </span>
        <code className="break-all text-xs">{line.hash}</code>
      </p>
    </li>
  );
}

const signerWords = {
  alias: copy.signedByAlias,
  device: copy.signedByDevice,
  session: copy.signedBySession,
  none: copy.notSigned,
} as const;

function Prices({ priceBeforeCents, priceCents }: Pick<LedgerLine, 'priceBeforeCents' | 'priceCents'>) {
  const after = formatMoney(priceCents ?? 0);
  if (priceBeforeCents === null || priceBeforeCents === priceCents)
    return (
      <>
        <span className="sr-only">{copy.priceAfterEntry} </span>
        <span className="font-medium">{after}</span>
      </>
    );
  return (
    <>
      <span className="sr-only">{copy.priceBeforeAfter} </span>
      <span className="text-text-muted">{formatMoney(priceBeforeCents)}</span>{' '}
      <span aria-hidden="true">→</span> <span className="font-medium">{after}</span>
    </>
  );
}

interface ElsewhereProps {
  readonly auctionId: string;
  readonly head: string;
  readonly seq: number;
  readonly verifier: VerifierPackage | null;
}

const Elsewhere = ({ auctionId, head, seq, verifier }: ElsewhereProps) => (
  <div className="mt-6 space-y-3 border-t border-line pt-4 text-sm text-text-muted">
    <p>
      {copy.verificationCodeEntry({
        seq,
        head,
        code: (children) => <code className="break-all text-xs text-text">{children}</code>,
      })}
    </p>
    <p>
      {copy.entriesInLog({
        link: (children) => (
          <a href={dataRoutes.logCheckpoint} className="text-link">
            {children}
          </a>
        ),
      })}
    </p>
    <p>
      {copy.checkOwnProgram({
        link: (children) => (
          <a href={dataRoutes.ledgerExport(auctionId)} className="text-link">
            {children}
          </a>
        ),
        link2: (children) => (
          <a href={pageRoutes.developers} className="text-link">
            {children}
          </a>
        ),
      })}
    </p>
    {verifier && <OwnVerifier {...verifier} />}
  </div>
);

const OwnVerifier = ({ file, sha256 }: VerifierPackage) => (
  <>
    <p>
      {copy.verifierPackage({
        file,
        sha256,
        link: (children) => (
          <a href={dataRoutes.verifier(file)} className="text-link">
            {children}
          </a>
        ),
        code: (children) => <code className="break-all text-xs text-text">{children}</code>,
      })}
    </p>
    <p>{copy.checkerIsOurs}</p>
  </>
);

const WhatItShows = () => (
  <section aria-labelledby="shows" className="mt-12">
    <h2 id="shows" className="border-t-2 border-primary pt-3 text-heading font-semibold">
      {copy.whatProvesWhat}
    </h2>
    <dl className="mt-3 max-w-prose space-y-4 leading-relaxed">
      {[
        [copy.checked, copy.noEntryChanged],
        [copy.signatures, copy.whatSignaturesCover],
        [copy.permanentlySealed, copy.leadersMaximumExtent],
        [copy.notChecked, copy.whoBehindAlias],
      ].map(([term, text]) => (
        <div key={term}>
          <dt className="font-semibold">{term}</dt>
          <dd className="text-text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
