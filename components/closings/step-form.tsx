import { accountRoutes } from '@/lib/account-routes';
import type { ClosingRoom } from '@/lib/domain/closings/closing-room';
import type { Side, Step } from '@/lib/domain/closings/closing-steps';
import { confirmationWords } from '@/lib/domain/closings/closing-words';
import { type ClosingField, ClosingForm } from './closing-form';
import type { RoomProps } from './closing-room';
import { ContractToSign } from './contract-to-sign';

interface StepFormProps extends RoomProps {
  readonly step: Step;
  readonly side: Side;
}

/** What this side can confirm now, with the sentence that it stands behind. */
export function StepForm({ room, step, side }: StepFormProps) {
  const page = accountRoutes.sale(room.closing.saleId);
  if (step.name === 'sign') return <Signing room={room} side={side} page={page} />;
  const consent = { name: 'consent', kind: 'consent', label: confirmationWords(step.name, side) } as const;
  const attorney = { name: 'note', label: 'Attorney and firm', kind: 'text', most: 120 } as const;
  return (
    <div className="mt-4">
      <ClosingForm
        action="takeStep"
        name={step.name}
        page={page}
        sent={{ type: 'confirm', saleId: room.closing.saleId, step: step.name }}
        fields={step.name === 'attorney' ? [attorney, consent] : [consent]}
        submit={submitWords[step.name]}
      />
    </div>
  );
}

const submitWords: Readonly<Record<Exclude<Step['name'], 'sign'>, string>> = {
  attorney: 'Name the attorney',
  'deposit-sent': 'Confirm that it is sent',
  'deposit-received': 'Confirm that it has arrived',
  title: 'Accept the title report',
  forms: 'Confirm the forms',
  ready: 'Say that I am ready',
  closed: 'Confirm the closing',
  recorded: 'Confirm the recording',
};

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
          name="contract"
          page={page}
          sent={{ type: 'offer-contract', saleId: closing.saleId }}
          fields={[
            {
              ...{ name: 'fileKey', kind: 'choice', options: own },
              label: contract
                ? 'Another document as the contract'
                : 'Which of your documents is the contract?',
            },
          ]}
          submit="Put it up as the contract"
        />
      )}
      {contract && (
        <ContractToSign contract={contract} isSeller={side === 'seller'}>
          <ClosingForm
            key={contract.sha256}
            action="takeStep"
            name="sign"
            page={page}
            sent={{ type: 'sign', saleId: closing.saleId, sha256: contract.sha256 }}
            fields={signingFields(side, own)}
            submit="Sign the contract"
            variant="primary"
          />
        </ContractToSign>
      )}
      {!contract && side === 'buyer' && (
        <p className="text-text-muted">You can sign once the seller has put the contract up.</p>
      )}
      {!contract && side === 'seller' && own.length === 0 && (
        <p className="text-text-muted">Send the contract first, under Documents.</p>
      )}
    </div>
  );
}

function signingFields(side: Side, own: NonNullable<ClosingField['options']>): readonly ClosingField[] {
  const typed = { value: '', label: 'With my name, typed below' };
  const onPaper = own.map(({ value, label }) => ({ value, label: `On paper: ${label}` }));
  const escrow: readonly ClosingField[] = [
    {
      ...{ name: 'escrowName', label: 'Escrow agent', kind: 'text', most: 120 },
      help: 'Usually your attorney, whose escrow account takes the earnest money.',
    },
    { name: 'escrowFirm', label: 'Firm', kind: 'text', most: 120 },
    {
      ...{ name: 'escrowPhone', label: 'Telephone', kind: 'tel', most: 40, optional: true },
      help: 'Never an account number.',
    },
  ];
  return [
    ...(side === 'seller' ? escrow : []),
    ...(own.length > 0
      ? [
          {
            name: 'fileKey',
            label: 'How you sign',
            kind: 'choice',
            options: [typed, ...onPaper],
            optional: true,
          } as const,
        ]
      : []),
    {
      ...{ name: 'name', label: 'Your full legal name', kind: 'text', most: 120 },
      help: 'Your name, the time and the hash of the document are kept as your signature.',
    },
    {
      name: 'consent',
      kind: 'consent',
      label: `${confirmationWords('sign', side)} I agree to sign electronically.`,
    },
  ];
}
