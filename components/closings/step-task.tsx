import type { ReactNode } from 'react';
import { InvestorFormNotice } from '@/components/accounts/investor-form-notice';
import { TextDetails } from '@/components/ui/details';
import { PdfField } from '@/components/ui/form/pdf-field';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import type { ClosingState } from '@/lib/domain/closings/closing';
import { optionsOf } from '@/lib/domain/closings/closing-options';
import type { EscrowAgent } from '@/lib/domain/closings/closing-schema';
import type { Side, Step, StepName } from '@/lib/domain/closings/closing-steps';
import type { SoldHome } from '@/lib/domain/closings/views/closing-papers';
import type { ClosingRoom } from '@/lib/domain/closings/views/closing-room';
import { type PaperHome, papersOfHomes } from '@/lib/domain/closings/views/papers-of-homes';
import { taxFormsOf } from '@/lib/domain/closings/views/tax-forms';
import { formatMoney } from '@/lib/format';
import { contract as contractCopy } from '@/messages/closings/contract';
import { escrow as escrowCopy } from '@/messages/closings/escrow';
import { task as copy } from '@/messages/closings/task';
import { taxForms } from '@/messages/closings/tax-forms';
import { whatBinds } from '@/messages/closings/what-binds';
import { bindingWords } from '@/messages/offers/binding-words';
import type { RoomProps } from './closing-room';
import { ClosingPapers, HomesOfPaper } from './papers/closing-papers';
import { StepForm } from './step-form';
import { UploadForm } from './upload-form';

interface StepTaskProps extends RoomProps {
  readonly step: Step;
  readonly side: Side;
  /** Why the last contract was refused. */
  readonly problem?: string | null;
  /** The one main step of the page. */
  readonly isMain?: boolean;
}

/** What a step asks of one side, with everything it needs: explanation, warning, form and upload. */
export function StepTask({ room, now, step, side, problem = null, isMain = false }: StepTaskProps) {
  const { state, closing } = room;
  const homes = homesOf(room);
  const use = closing.cameFrom.kind === 'offer' ? 'offer' : 'purchase';
  const needsContract = step.name === 'sign' && state.contract === null;
  const mayReplace = step.name === 'sign' && optionsOf(state, side, now).mayOfferContract;
  return (
    <div className="space-y-4">
      <p className="max-w-prose">{needsContract ? aboutUpload(state) : aboutOf(step.name, room)}</p>
      {step.name === 'sign' && state.isContractFixed && (
        <p className="max-w-prose text-sm text-text-muted">{copy.fixedContract}</p>
      )}
      {room.needsInvestorForm && withInvestorForm.includes(step.name) && <InvestorFormNotice use={use} />}
      {step.name === 'deposit-sent' && <EscrowWarning state={state} />}
      {step.name === 'forms' && (
        <ul className="space-y-1 text-sm">
          {papersOfHomes(homes, taxFormsOfHome, (name) => name).map(({ paper: name, places }) => (
            <li key={name}>
              <strong className="font-medium">{name}</strong>{' '}
              <span className="text-text-muted">{taxForms[name]}</span>
              <HomesOfPaper places={places} />
            </li>
          ))}
        </ul>
      )}
      {(step.name === 'forms' || step.name === 'ready') && <ClosingPapers homes={homes} />}
      {needsContract ? (
        <ContractUpload saleId={closing.saleId} problem={problem} isMain={isMain} />
      ) : (
        <StepForm room={room} step={step} side={side} isMain={isMain} />
      )}
      {mayReplace && !needsContract && (
        <TextDetails summary={copy.replace} isOpen={problem !== null}>
          <ContractUpload saleId={closing.saleId} problem={problem} isMain={false} />
        </TextDetails>
      )}
    </div>
  );
}

/** A buyer sees the first ones right after the win, and the last one with the other papers. */
const withInvestorForm: readonly StepName[] = ['attorney', 'sign', 'ready'];

const taxFormsOfHome = ({ county, subType }: SoldHome) => taxFormsOf(county, subType);

const homesOf = ({ lot, closing: { place }, county, subType }: ClosingRoom): readonly PaperHome[] =>
  lot.length > 0 ? lot : [{ place, county, subType }];

/** The name of a step as a task. */
export const taskTitle = ({ name }: Step, { contract }: ClosingState): string =>
  name === 'sign' && contract === null ? copy.upload : copy.title[name];

const aboutUpload = ({ lostContract }: ClosingState): string =>
  lostContract === null ? copy.aboutUpload : copy.aboutLost;

function aboutOf(name: StepName, { state, closing }: ClosingRoom): string {
  const earnestMoney = formatMoney(state.terms.earnestMoneyCents);
  switch (name) {
    case 'sign':
      return copy.about.sign({ binding: closing.cameFrom.kind === 'offer' ? bindingWords : whatBinds });
    case 'deposit-sent':
      return copy.about['deposit-sent']({ earnestMoney });
    case 'deposit-received':
      return copy.about['deposit-received']({ earnestMoney });
    default:
      return copy.about[name];
  }
}

interface ContractUploadProps {
  readonly saleId: string;
  readonly problem: string | null;
  readonly isMain: boolean;
}

/** One step: the uploaded file is the contract that both sides sign. */
const ContractUpload = ({ saleId, problem, isMain }: ContractUploadProps) => (
  <UploadForm
    action={accountRoutes.sendSaleFile(saleId)}
    submit={isMain ? contractCopy.submit : contractCopy.replace}
    {...(isMain && { variant: 'primary' as const })}
  >
    {problem && <Notice tone="error" title={problem} />}
    <input type="hidden" name="as" value="contract" />
    <PdfField id="contract-file" label={contractCopy.file} help={contractCopy.fileHelp} />
  </UploadForm>
);

export const EscrowWarning = ({ state: { escrow } }: { readonly state: ClosingState }) => (
  <div className="max-w-2xl border-4 border-danger p-4">
    <p className="text-lg font-semibold text-danger">{escrowCopy.stopBeforeWire}</p>
    <ul className="mt-2 list-disc space-y-1 pl-5">
      <li>{escrowCopy.thievesSendEmails}</li>
      <li>{escrowCopy.callEscrowAgent}</li>
      <li>{escrowCopy.siteNeverSends}</li>
    </ul>
    <p className="mt-3">{escrow ? agentWords(escrow) : escrowCopy.sellerNamesEscrow}</p>
  </div>
);

function agentWords({ name: escrow, firm, phone }: EscrowAgent): ReactNode {
  const strong = (children: ReactNode) => <strong className="break-words font-semibold">{children}</strong>;
  return phone
    ? escrowCopy.escrowAgentWithPhone({ escrow, firm, strong, phone })
    : escrowCopy.escrowAgent({ escrow, firm, strong });
}
