import type { Field } from '@/components/ui/form/form-field';
import { accountRoutes } from '@/lib/account-routes';
import type { Side, Step } from '@/lib/domain/closings/closing-steps';
import { confirmationWords } from '@/lib/domain/closings/views/closing-copy';
import type { ClosingRoom } from '@/lib/domain/closings/views/closing-room';
import { contract as contractCopy } from '@/messages/closings/contract';
import { sign as signCopy } from '@/messages/closings/sign';
import { step as stepCopy } from '@/messages/closings/step';
import { stepForm as copy } from '@/messages/closings/step-form';
import { ClosingForm } from './closing-form';
import type { RoomProps } from './closing-room';
import { ContractToSign } from './contract-to-sign';

interface StepFormProps extends RoomProps {
  readonly step: Step;
  readonly side: Side;
}

/** The step this side can confirm now, with the statement it makes. */
export function StepForm({ room, step, side }: StepFormProps) {
  const page = accountRoutes.sale(room.closing.saleId);
  if (step.name === 'sign') return <Signing room={room} side={side} page={page} />;
  const consent = consentField(confirmationWords(step.name, side));
  return (
    <div className="mt-4">
      <ClosingForm
        action="takeStep"
        id={step.name}
        page={page}
        hidden={{ type: 'confirm', saleId: room.closing.saleId, step: step.name }}
        fields={step.name === 'attorney' ? [attorneyField, consent] : [consent]}
        submit={stepCopy.submit[step.name]}
      />
    </div>
  );
}

const attorneyField: Field = {
  name: 'note',
  label: stepCopy.attorney,
  control: 'text',
  maxLength: 120,
};

const consentField = (label: string): Field => ({
  name: 'consent',
  label,
  control: 'checkbox',
  isRequired: true,
});

interface SigningProps {
  readonly room: ClosingRoom;
  readonly side: Side;
  readonly page: string;
}

function Signing({ room, side, page }: SigningProps) {
  const { closing, state, files } = room;
  const { contract } = state;
  const own = files
    .filter((file) => file.side === side)
    .map(({ key, title }) => ({ value: key, label: title }));
  const isSigned = state.confirmed.some(({ step }) => step === 'sign');
  return (
    <div className="mt-4 space-y-6">
      {side === 'seller' && !isSigned && own.length > 0 && (
        <ClosingForm
          action="takeStep"
          id="contract"
          page={page}
          hidden={{ type: 'offer-contract', saleId: closing.saleId }}
          fields={[
            {
              name: 'fileKey',
              label: contract ? contractCopy.another : contractCopy.first,
              control: 'select',
              choices: own,
            },
          ]}
          submit={contractCopy.submit}
        />
      )}
      {contract && (
        <ContractToSign contract={contract} isSeller={side === 'seller'}>
          <ClosingForm
            key={contract.sha256}
            action="takeStep"
            id="sign"
            page={page}
            hidden={{ type: 'sign', saleId: closing.saleId, sha256: contract.sha256 }}
            fields={signingFields(side, own)}
            submit={signCopy.submit}
            variant="primary"
          />
        </ContractToSign>
      )}
      {!contract && side === 'buyer' && <p className="text-text-muted">{copy.canSignOnce}</p>}
      {!contract && side === 'seller' && own.length === 0 && (
        <p className="text-text-muted">{copy.sendContractDocument}</p>
      )}
    </div>
  );
}

function signingFields(
  side: Side,
  own: readonly { readonly value: string; readonly label: string }[],
): readonly Field[] {
  const text = { control: 'text', maxLength: 120 } as const;
  const escrow: readonly Field[] = [
    { ...text, name: 'escrowName', label: signCopy.escrowName, help: signCopy.escrowNameHelp },
    { ...text, name: 'escrowFirm', label: signCopy.escrowFirm },
    {
      name: 'escrowPhone',
      label: signCopy.escrowPhone,
      help: signCopy.escrowPhoneHelp,
      control: 'tel',
      autoComplete: 'off',
      maxLength: 40,
      isOptional: true,
    },
  ];
  const way: Field = {
    name: 'fileKey',
    label: signCopy.way,
    control: 'select',
    isOptional: true,
    empty: signCopy.typed,
    choices: own.map(({ value, label }) => ({ value, label: signCopy.onPaper({ title: label }) })),
  };
  return [
    ...(side === 'seller' ? escrow : []),
    ...(own.length > 0 ? [way] : []),
    { ...text, name: 'name', label: signCopy.name, help: signCopy.nameHelp },
    consentField(signCopy.consent({ sentence: confirmationWords('sign', side) })),
  ];
}
