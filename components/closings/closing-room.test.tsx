import { HtmlValidate } from 'html-validate';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { costName } from '@/lib/copy/costs/cost-name';
import { statementNotes } from '@/lib/copy/costs/statement-words';
import type { ClosingState } from '@/lib/domain/closings/closing';
import {
  aBackup,
  aClosedSale,
  aClosing,
  aContract,
  actingParty,
  aDefaulted,
  confirming,
  hourMs,
  openedAt,
  run,
  through,
} from '@/lib/domain/closings/closing.builders';
import { openFirst, toStoredClosing } from '@/lib/domain/closings/stored-closing';
import type { ClosingRoom } from '@/lib/domain/closings/views/closing-room';
import { ratesAsOf } from '@/lib/domain/costs/rates/rate-sources';
import { aSale } from '@/lib/domain/costs/sale/costed-sale.builders';
import { costStatementOf } from '@/lib/domain/costs/statement/cost-statement';
import { totalCostOf } from '@/lib/domain/costs/total-cost';
import { cents, dollars } from '@/lib/domain/shared/money';
import { formatExactMoney, formatMoney } from '@/lib/format';
import { ClosingRow } from './closing-row';
import { CashAtClosing } from './costs/cash-at-closing';
import { FiguresPanel } from './costs/figures-panel';
import { StatementPanel } from './costs/statement-panel';
import { DocumentsPanel } from './documents-panel';
import { FactsPanel } from './facts/facts-panel';
import { lastOf, MessagesPanel } from './messages-panel';
import { NextStep } from './next-step';
import { OpenRequests } from './open-requests';
import { RareExits } from './rare-exits';
import { SaleSummary } from './sale-summary';
import { StepList } from './step-list';
import { Stepper } from './stepper';

const noAction = vi.hoisted(() => async () => ({ status: 'done' }));
vi.mock('@/lib/actions/closings', () => ({
  takeStep: noAction,
  takeOver: noAction,
  write: noAction,
  stand: noAction,
}));
vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const aRoom = (state: ClosingState, more: Partial<ClosingRoom> = {}): ClosingRoom => ({
  closing: {
    saleId: 'a-1',
    listingKey: 'h',
    slug: 'h-1',
    place: '9 Elm Street',
    sellerId: 's',
    buyerId: 'b',
    cameFrom: { kind: 'auction', auctionId: '1' },
    openedAt,
    events: [],
    dueAt: null,
    backupId: null,
    status: state.status,
  },
  state,
  side: 'buyer',
  signer: { legalName: 'Ann Ames', principal: null },
  photo: null,
  lot: [],
  buyerName: 'Ann',
  sellerName: 'First Bank',
  county: 'Kings',
  subType: 'Duplex',
  needsInvestorForm: false,
  cost: null,
  disclosedFacts: [],
  files: [],
  messages: [],
  olderMessages: null,
  hasNewerMessages: false,
  ...more,
});

function htmlOf(room: ClosingRoom, now = openedAt + hourMs): string {
  const html = renderToStaticMarkup(
    <main>
      <h1>Sale</h1>
      <Stepper state={room.state} />
      <OpenRequests room={room} now={now} />
      <NextStep room={room} now={now} />
      <FactsPanel room={room} />
      <FiguresPanel room={room} />
      <StepList state={room.state} />
      <StatementPanel room={room} />
      <RareExits room={room} now={now} />
      <SaleSummary room={room} />
      <CashAtClosing room={room} />
      <DocumentsPanel room={room} problem={null} title="" />
      <MessagesPanel room={room} />
    </main>,
  );
  // What React returns for an action without a server.
  return html.replaceAll(/action="javascript:[^"]*"/g, '');
}
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attribute-boolean-style': 'off',
    'attr-case': 'off',
    'void-style': 'off',
    'no-implicit-input-type': 'off',
    'no-inline-style': 'off',
  },
});
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test('the buyer sees price, costs and earnest money in escrow add up to the cash needed, to the cent', () => {
  const cost = { sale: aSale(), hasUnknownLien: true, financing: null };
  const cashIn = (state: ClosingState) => htmlOf(aRoom(state, { cost }));
  const state = aClosing();
  const { cashCents, priceCents } = totalCostOf(aSale(), state.terms.priceCents, ratesAsOf);
  expect(words(cashIn(state))).toContain(
    `Price ${formatMoney(priceCents)} Closing costs and arrears, estimated ${formatMoney(cashCents - priceCents)} Cash needed at closing ${formatMoney(cashCents)}`,
  );
  expect(cashIn(state)).toMatch(/href="\/costs\?place=queens[^"]*amount=\d+/);
  expect(words(cashIn(state))).toContain('A lien of unknown amount');
  const { earnestMoneyCents } = state.terms;
  expect(words(cashIn(through(aClosing(), 'sign', 'deposit-sent', 'deposit-received')))).toContain(
    `Earnest money in escrow -${formatMoney(earnestMoneyCents)} Cash needed at closing ${formatMoney(cashCents - earnestMoneyCents)}`,
  );
  expect(htmlOf(aRoom(state))).not.toContain('Cash needed at closing');
});

test('a financed offer says that its loan is not subtracted', () => {
  const withFinancing = (financing: 'Cash' | 'FHA') =>
    words(htmlOf(aRoom(aClosing(), { cost: { sale: aSale(), hasUnknownLien: false, financing } })));
  expect(withFinancing('FHA')).toContain('your offer (FHA loan) doesn’t state an amount');
  expect(withFinancing('Cash')).not.toContain('doesn’t state an amount');
});

test('the cash for a farm from $1 million on names the mansion tax that comes on top', () => {
  const sale = aSale({ kind: 'farm' });
  const cost = { sale, hasUnknownLien: false, financing: null };
  const at = (amount: number) => {
    const state = aClosing();
    return words(
      htmlOf(aRoom({ ...state, terms: { ...state.terms, priceCents: dollars(amount) } }, { cost })),
    );
  };
  expect(at(1_000_000)).toContain('The mansion tax on the residential part isn’t included.');
  expect(at(999_999)).not.toContain('mansion tax');
});

describe('the cost statement of a closing', () => {
  const price = aClosing().terms.priceCents;
  const statement = costStatementOf(aSale(), price, '2026-11-22');
  const { cashCents, lines } = totalCostOf(aSale(), price, '2026-11-22');

  test('shows every line of the calculator at the price of the sale, to the cent, with its day', () => {
    const html = htmlOf(aRoom({ ...aClosing(), statement }));
    for (const line of lines) {
      expect(html).toContain(costName(line));
      expect(html).toContain(`>${formatExactMoney(line.amountCents)}<`);
    }
    expect(words(html)).toContain(`Total ${formatExactMoney(cashCents)}`);
    expect(html).toContain('Nov 22, 2026');
    expect(html).toContain('href="/api/sales/a-1/files/statement.pdf"');
    expect(htmlOf(aRoom(aClosing()))).not.toContain('statement.pdf');
  });

  test('of a sale without one is said to be missing, with what to rely on instead', () => {
    const cost = { sale: aSale(), hasUnknownLien: false, financing: null };
    const open = htmlOf(aRoom(aClosing(), { cost }));
    expect(words(open)).toContain('This sale has none');
    expect(open).toMatch(/href="\/costs\?place=queens[^"]*">Estimate the costs at today’s rates/);
    expect(htmlOf(aRoom(aClosing(), { side: 'seller' }))).toContain('href="/costs">Estimate the costs');
    const closed = htmlOf(aRoom(aClosedSale()));
    expect(words(closed)).toContain('we don’t ask what you paid');
    expect(closed).not.toContain('Save my figures');
    expect(htmlOf(aRoom({ ...aClosing(), status: 'FellThrough' }))).not.toContain('This sale has none');
    expect(htmlOf(aRoom({ ...aClosing(), statement }))).not.toContain('This sale has none');
  });

  test('says beside the statement and the cash which tax may have ended', () => {
    const sale = aSale({ place: { county: 'Madison', town: null }, buyerPaysSellersTaxes: true });
    const cost = { sale, hasUnknownLien: false, financing: null };
    const frozen = costStatementOf(sale, price, '2026-11-22');
    const note = 'Madison County’s transfer tax law was set to expire on Dec 1, 2025.';
    const notesIn = (html: string) => html.split(note).length - 1;
    expect(statementNotes(frozen)).toEqual([expect.stringContaining(note)]);
    expect(notesIn(htmlOf(aRoom({ ...aClosing(), statement: frozen })))).toBe(1);
    expect(notesIn(htmlOf(aRoom(aClosing(), { cost })))).toBe(1);
    const ofSeller = { ...cost, sale: { ...sale, buyerPaysSellersTaxes: false } };
    expect(notesIn(htmlOf(aRoom(aClosing(), { cost: ofSeller })))).toBe(0);
  });

  test('asks each side for its figures after the closing, once, and shows a side only its own', () => {
    const closed = { ...aClosedSale(), statement };
    expect(htmlOf(aRoom(closed))).toContain('Save my figures');
    expect(htmlOf(aRoom(closed, { side: null }))).not.toContain('Save my figures');
    expect(htmlOf(aRoom({ ...aClosing(), statement }))).not.toContain('Save my figures');
    const typed = { price: '400,000', taxes: '1,234.56', title: '3,000' };
    const entered = run(closed, { type: 'enter-figures', typed }, actingParty('buyer'));
    expect(htmlOf(aRoom(entered))).toContain('$1,234.56');
    expect(htmlOf(aRoom(entered))).not.toContain('Save my figures');
    expect(htmlOf(aRoom(entered, { side: 'seller' }))).not.toContain('$1,234.56');
  });
});

describe('the closing room', () => {
  test('says whose turn it is and until when, and offers each side only its own step', async () => {
    const signed = run(aClosing(), confirming('sign'), actingParty('seller'));
    const [buyer, seller] = [htmlOf(aRoom(signed)), htmlOf(aRoom(signed, { side: 'seller' }))];
    expect(words(buyer)).toMatch(
      /Your next step Sign the contract of sale Due Wed, Nov 25, 12:00 PM ET \(2 days 23 h/,
    );
    expect(words(seller)).toMatch(
      /Nothing is due from you Waiting for the buyer Their next step: sign the contract/,
    );
    expect(buyer).toContain(aContract.href);
    expect(buyer).toContain('Sign contract');
    expect(seller).not.toContain('Sign contract');
    expect(words(seller)).toContain('Contract signed: The seller');
    expect(words(seller)).toContain('Also open: Name your attorney');
  });

  test('warns of wire fraud next to the escrow agent and shows staff no form', () => {
    const html = htmlOf(aRoom(through(aClosing(), 'sign'), { side: null }));
    expect(words(html)).toMatch(/Stop before you wire money .* Escrow agent: Eve Escrow, Escrow LLP/);
    expect(html).not.toContain('<form');
  });

  test('lets only the waiting side declare a default, and only after the cure period', () => {
    const waiting = run(aClosing(), confirming('sign'), actingParty('seller'));
    const seller = aRoom(waiting, { side: 'seller' });
    const due = openedAt + 72 * hourMs;
    expect(htmlOf(seller, due + hourMs)).toContain('during the cure period, which ends');
    expect(htmlOf(seller, due + hourMs)).not.toContain('Declare default');
    expect(htmlOf(seller, due + 49 * hourMs)).toContain('Declare default');
    expect(htmlOf(aRoom(waiting), due + 49 * hourMs)).not.toContain('Declare default');
  });

  test('asks the seller what to do with a backup buyer below the reserve, and hides it from the former buyer', () => {
    const state = aDefaulted([aBackup('x', { reserveMet: false })]);
    const seller = words(htmlOf(aRoom(state, { side: 'seller' })));
    expect(seller).toContain('Relist for free');
    // Before it commits, the offer states the price and what it is less than before.
    expect(seller).toMatch(
      /This price is \$5,000 \(1%\) less than the original sale price of \$400,000\. .* selling to them for \$395,000\. .* Offer the home at \$395,000/,
    );
    expect(htmlOf(aRoom(state))).not.toContain('Bidder x');
    expect(words(htmlOf(aRoom(state)))).toContain('The seller wrote: No signature');
    expect(words(htmlOf(aRoom(state)))).not.toContain(': not confirmed yet');
  });

  test('names the city forms in New York City and the state forms elsewhere', () => {
    const state = through(aClosing(), 'sign', 'deposit-sent', 'deposit-received');
    expect(htmlOf(aRoom(state, { side: 'seller' }))).toContain('NYC-RPT');
    expect(htmlOf(aRoom(state, { side: 'seller', county: 'Tompkins' }))).not.toContain('NYC-RPT');
  });

  test('lets the seller upload the contract in the step itself, and the buyer wait for it', () => {
    const seller = htmlOf(aRoom(aClosing(null), { side: 'seller' }));
    expect(words(seller)).toMatch(/Your next step Upload the contract of sale .* Send contract to buyer/);
    expect(seller).toContain('<input type="hidden" name="as" value="contract"/>');
    const buyer = words(htmlOf(aRoom(aClosing(null))));
    expect(buyer).toMatch(/Waiting for the seller Their next step: upload the contract and sign it/);
  });

  test('says whose legal name a signature needs, and with what authority somebody else signs', () => {
    const alone = htmlOf(aRoom(aClosing()));
    expect(alone).toContain('As registered: Ann Ames.');
    expect(alone).not.toContain('Your authority to sign');
    const signer = { legalName: 'Ann Ames', principal: 'Elm LLC' };
    expect(htmlOf(aRoom(aClosing(), { signer }))).toContain('Your authority to sign for Elm LLC');
  });

  test('a sale that ended tells each side why and what to do next', () => {
    const state = aDefaulted([]);
    const [buyer, seller] = [words(htmlOf(aRoom(state))), words(htmlOf(aRoom(state, { side: 'seller' })))];
    expect(buyer).toMatch(/The sale ended without a closing Reason: the buyer defaulted/);
    expect(buyer).toContain('This default stays on your record with us.');
    expect(buyer).toContain('Find another home');
    expect(seller).toMatch(
      /The home won’t be sold to a backup buyer\. You can relist it\. Go to your listings/,
    );
    for (const html of [buyer, seller]) expect(html).not.toMatch(/Your next step|Waiting for/);
  });

  test('lets the other side agree to a later deadline and the requesting side withdraw it, and shows it to staff', () => {
    const until = openedAt + 100 * hourMs;
    const state = run(aClosing(), { type: 'propose-extension', until, reason: 'Ill' }, actingParty('seller'));
    expect(htmlOf(aRoom(state))).toContain('Agree to the later deadline');
    expect(htmlOf(aRoom(state, { side: 'seller' }))).toContain('Cancel request');
    expect(htmlOf(aRoom(state, { side: 'seller' }))).not.toContain('Request a later deadline');
    expect(words(htmlOf(aRoom(state, { side: null })))).toContain('The seller requested a later deadline');
    expect(htmlOf(aRoom(aDefaulted([])))).not.toContain('later deadline');
  });

  test.each([
    ['begins', aClosing()],
    [
      'has a request for a later deadline',
      run(
        aClosing(),
        { type: 'propose-extension', until: openedAt + 100 * hourMs, reason: 'Ill' },
        actingParty('seller'),
      ),
    ],
    ['is in closing', through(aClosing(), 'sign', 'deposit-sent', 'deposit-received')],
    ['has ended by a default', aDefaulted([aBackup('x')])],
  ])('is valid HTML when it %s', async (_, state) => {
    for (const side of ['buyer', 'seller', null] as const) {
      const report = await validator.validateString(htmlOf(aRoom(state, { side })));
      const faults = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      );
      expect(faults).toEqual([]);
    }
  });
});

describe('after the closing', () => {
  const closed = aClosedSale();
  const disclosedFacts = [{ topic: 'flood' as const, told: 'Outside the mapped flood zones' }];
  const wet = { flood: { verdict: 'different' as const, note: 'Wet in May' } };
  const withJudgment = run(
    closed,
    { type: 'judge-facts', disclosedFacts, answers: wet },
    actingParty('buyer'),
  );

  test('the buyer of a lot answers for each home by its address', () => {
    const facts = ['a', 'b'].map((home) => ({ topic: 'flood' as const, told: 'Outside', home }));
    const taxes = { priceCents: cents(1), sellerTaxCents: cents(0), buyerTaxCents: cents(0) };
    const papers = { slug: null, county: null, subType: null, documents: [], facts: [] };
    const lot = facts.map(({ home }) => {
      return { ...taxes, ...papers, listingKey: home, place: `${home.toUpperCase()} Street` };
    });
    const html = htmlOf(aRoom(closed, { disclosedFacts: facts, lot }));
    expect(words(html)).toContain('The listings for these 2 homes stated 2 facts.');
    expect(words(html)).toMatch(/A Street: Flood zone .*B Street: Flood zone/);
    expect(html).toContain('name="verdict-flood.b"');
  });

  test('the buyer confirms the facts first, then the seller answers', async () => {
    const pages = {
      open: htmlOf(aRoom(aClosing(), { disclosedFacts })),
      buyer: htmlOf(aRoom(closed, { disclosedFacts })),
      seller: htmlOf(aRoom(closed, { disclosedFacts, side: 'seller' })),
      answering: htmlOf(aRoom(withJudgment, { disclosedFacts, side: 'seller' })),
      staff: htmlOf(aRoom(withJudgment, { disclosedFacts, side: null })),
    };
    expect(pages.open).not.toContain('Was the listing accurate?');
    expect(pages.buyer).toContain('Submit answers');
    expect(words(pages.seller)).toContain('The buyer hasn’t answered yet.');
    expect(words(pages.buyer)).toMatch(/Your next step Confirm the deed is recorded/);
    expect(words(pages.seller)).toMatch(
      /Sale complete The sale has closed Once the deed is recorded, the buyer confirms/,
    );
    expect(words(pages.answering)).toContain('Respond to the buyer’s answers');
    expect(words(pages.answering)).toMatch(/1 different Flood zone Different Wet in May/);
    expect(pages.answering).toContain('Submit response');
    expect(pages.staff).not.toContain('<form');
    for (const html of Object.values(pages))
      expect((await validator.validateString(html)).results.flatMap(({ messages }) => messages)).toEqual([]);
  });
});

test('without a contract nobody can sign, not even on paper', () => {
  const file = { saleId: 'a-1', key: 'a'.repeat(24), sha256: 'a'.repeat(64), title: 'Mine', bytes: 1 };
  for (const side of ['buyer', 'seller'] as const) {
    const by = { uid: side, name: side };
    const html = htmlOf(aRoom(aClosing(null), { side, files: [{ ...file, side, by, at: openedAt }] }));
    expect(html).not.toContain('On paper');
    expect(html).not.toContain('Sign contract');
  }
});

test('a side can sign on paper with its own PDFs, but not with a contract as it was offered', () => {
  const contract = { ...aContract, sha256: 'd'.repeat(64) };
  const state = run(aClosing(), { type: 'offer-contract', contract }, actingParty('seller'));
  const by = { uid: 'seller', name: 'Seller' };
  const file = (title: string, sha256: string) => ({
    ...{ saleId: 'a-1', side: 'seller' as const, by, at: openedAt, bytes: 1 },
    ...{ key: sha256.slice(0, 24), title, sha256 },
  });
  const first = file('First contract', aContract.sha256);
  const current = file('Current contract', contract.sha256);
  const signed = file('Signed contract', 'b'.repeat(64));
  const htmlWith = (...files: ClosingRoom['files']) => htmlOf(aRoom(state, { side: 'seller', files }));
  const html = htmlWith(first, current, signed);
  expect(html).toContain('On paper: Signed contract');
  expect(html).not.toContain('On paper: First contract');
  expect(html).not.toContain('On paper: Current contract');
  expect(htmlWith(first, current)).not.toContain('On paper');
});

test('a closing with an agreed day shows that day', () => {
  const state = aClosing();
  const closeBy = Date.parse('2027-02-12T23:59:59.999-05:00');
  const agreed = { ...state, terms: { ...state.terms, closeBy } };
  expect(words(htmlOf(aRoom(agreed)))).toContain('Closing By Feb 12, 2027');
  expect(words(htmlOf(aRoom(state)))).toContain('Closing 30 days from contract signing');
});

test('a message from the other side leaves the form alone, and the person’s own message resets it', () => {
  const wrote = (messageId: string, side: 'buyer' | 'seller') => ({
    messageId,
    saleId: 'a-1',
    side,
    by: { uid: side, name: side },
    at: openedAt,
    text: 'Hello',
  });
  const before = [wrote('2', 'buyer'), wrote('1', 'seller')];
  expect(lastOf([wrote('3', 'seller'), ...before], 'buyer')).toBe(lastOf(before, 'buyer'));
  expect(lastOf([wrote('3', 'buyer'), ...before], 'buyer')).toBe('3');
});

test('a closing that waits for the seller’s choice of a backup buyer is open for the seller and over for the buyer', () => {
  const opened = { type: 'opened', at: openedAt, by: null, terms: aClosing().terms, contract: null } as const;
  const late = { type: 'defaulted', at: openedAt, by: null, side: 'buyer', reason: 'x' } as const;
  const named = {
    type: 'backup-named',
    at: openedAt,
    by: null,
    backup: aBackup('x'),
    asksSeller: true,
  } as const;
  const stored = (saleId: string, events: Parameters<typeof toStoredClosing>[1]) =>
    toStoredClosing({ ...aRoom(aClosing()).closing, saleId, events: [opened] }, events);
  const [over, open, choice] = [stored('over', [late]), stored('open', []), stored('choice', [late, named])];
  const idsFor = (side: 'buyer' | 'seller') =>
    openFirst([over, choice, open], side).map(({ saleId }) => saleId);
  expect(idsFor('seller')).toEqual(['choice', 'open', 'over']);
  expect(idsFor('buyer')).toEqual(['open', 'over', 'choice']);
  const rowFor = (side: 'buyer' | 'seller') =>
    words(renderToStaticMarkup(<ClosingRow closing={choice} side={side} now={openedAt + hourMs} />));
  expect(rowFor('seller')).toContain('Next step: offer the home to the backup buyer, or relist it Due ');
  expect(rowFor('seller')).toContain('(1 day 23 hours left)');
  expect(rowFor('buyer')).not.toContain('Due ');
});

test('only a covered investor sees the notarized form with the first step', () => {
  const notice = 'Your purchase needs a notarized form';
  const state = aClosing();
  expect(htmlOf(aRoom(state, { needsInvestorForm: true }))).toContain(notice);
  expect(htmlOf(aRoom(state))).not.toContain(notice);
});
