import { UndoDialog } from '../../../decisions/undo-dialog';
import { CorrectDialog } from '../../../review-card/correct-dialog';
import { ContactDialog } from '../export/contact-dialog';
import { KeysDialog } from '../keys/keys-dialog';
import { ManyDialog } from '../review/many-dialog';
import { ReasonDialog } from '../review/reason-dialog';
import { RemoveDialog } from '../review/remove-dialog';
import type { useCommands } from './use-commands';

interface Props {
  commands: ReturnType<typeof useCommands>;
  /** number of cases selected */
  chosen: number;
  /** number of contacts about to be exported; null when no such export was started */
  contact: number | null;
  onContact: (wanted: boolean) => void;
}

/** Dialogs of the case list: confirmations and the list of keyboard shortcuts. */
export function CaseListDialogs({ commands, chosen, contact, onContact }: Props) {
  const { asking, stopAsking } = commands;
  return (
    <>
      {asking?.what === 'reason' && (
        <ReasonDialog
          id={asking.id}
          state={asking.state}
          count={asking.left?.length ?? chosen}
          onReason={commands.giveReason}
          onClose={stopAsking}
        />
      )}
      {asking?.what === 'remove' && (
        <RemoveDialog id={asking.id} count={chosen} onRemove={commands.remove} onCancel={stopAsking} />
      )}
      {asking?.what === 'correct' && (
        <CorrectDialog
          what={asking.field}
          seen={{ ...asking.line, case_country: asking.line.case_country ?? null }}
          corrections={commands.corrections}
          onClose={stopAsking}
        />
      )}
      {asking?.what === 'many' && (
        <ManyDialog
          action={asking.action}
          count={chosen}
          onConfirm={commands.confirm}
          onCancel={stopAsking}
        />
      )}
      {asking?.what === 'undo' && (
        <UndoDialog
          decision={asking.decision}
          name={null}
          isEarlier={asking.earlier !== null}
          onConfirm={commands.confirm}
          onCancel={stopAsking}
        />
      )}
      {contact !== null && (
        <ContactDialog count={contact} onExport={() => onContact(true)} onCancel={() => onContact(false)} />
      )}
      <KeysDialog isOpen={commands.keys} onClose={commands.closeKeys} />
    </>
  );
}
