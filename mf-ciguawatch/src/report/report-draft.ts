import type { ReportLinks } from '@ciguawatch/shared/api/report/report-links';
import { SECTIONS, type Section } from '@ciguawatch/shared/domain/report/report-sections';
import {
  emptyReport,
  isUntouched,
  PERSONAL_FIELDS,
  type ReportValues,
  withoutUnreadable,
} from '@ciguawatch/shared/domain/report/report-values';
import { drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { isEditLocked } from '@ciguawatch/shared/runtime/drafts/edit-lock';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { newUuid } from '@ciguawatch/shared/runtime/storage/local-storage';

/** Links of a report to another one sent from this device: the one it corrects, or one of the same meal. */
export type ReportTies = Omit<ReportLinks, 'case_uuid'>;

/** A report in progress: its answers, the section last shown, and the uuid it will be sent under. */
export interface ReportDraft {
  values: ReportValues;
  section: Section;
  uuid: string;
  ties?: ReportTies;
}
/** A stored draft, offered when the form is opened again. */
export interface KeptDraft extends ReportDraft {
  /** when it was last stored, in epoch milliseconds */
  savedAt: number;
  /** whether another tab has it open */
  elsewhere: boolean;
}

/** Stores the draft of a report while its form is open. */
interface ReportInHand {
  /** Stores the draft once it has an answer. @returns whether it has one */
  keep(draft: Omit<ReportDraft, 'uuid'>): boolean;
  /** The report was queued: deletes the draft, and later calls store nothing. */
  done(): Promise<void>;
}

/**
 * Stored format: answers at the top level, because drafts keep personal fields (the contact) separately by
 * name.
 */
type StoredDraftValues = Partial<ReportValues> & { draft_section?: number; draft_ties?: ReportTies };

/** A new report with a new uuid; `values` prefills some answers. */
export const freshDraft = (values: Partial<ReportValues> = {}): ReportDraft => ({
  values: { ...emptyReport(), ...values },
  section: 1,
  uuid: newUuid(),
});

/** Name of the edit lock of a draft. */
export const draftLockName = (uuid: string): string => `draft.${uuid}`;

/** Whether the outbox already has the draft: the page was closed after queueing it, before deleting it. */
function isHandedOver(uuid: string, savedAt: number): boolean {
  const item = outbox.find(uuid);
  const sent = outbox.sent.find((one) => one.uuid === uuid);
  return (item !== undefined && savedAt <= item.created) || (sent !== undefined && savedAt <= sent.at);
}

/**
 * Drafts of one kind on this device. Each is stored under the uuid of its report, so two tabs never overwrite
 * each other.
 * @param kind prefix of the stored names: `report` for the form, `transcribe` for paper reports
 * @param account owner of the drafts, null for those made without an account
 */
export function reportDrafts(kind: string, account: number | null) {
  const nameOf = (uuid: string) => `${kind}/${uuid}`;
  const remove = (uuid: string) => drafts.remove(nameOf(uuid), { account });
  const shape = (
    uuid: string,
    value: StoredDraftValues,
    savedAt: number,
  ): ReportDraft & { savedAt: number } => {
    const { draft_section, draft_ties, ...answers } = value;
    const section = SECTIONS.find((one) => one === draft_section) ?? 1;
    const values = withoutUnreadable({ ...emptyReport(), ...answers });
    return { values, section, uuid, savedAt, ...(draft_ties && { ties: draft_ties }) };
  };
  return {
    remove,
    /** The current stored draft; null when there is none. */
    async load(uuid: string): Promise<(ReportDraft & { savedAt: number }) | null> {
      const found = await drafts.load<StoredDraftValues>(nameOf(uuid), { account });
      return found && shape(uuid, found.value, found.savedAt);
    },
    /** All stored drafts, the latest first; those already queued in the outbox are deleted. */
    async list(): Promise<KeptDraft[]> {
      await outbox.load();
      const left: KeptDraft[] = [];
      for (const { name, value, savedAt } of await drafts.list<StoredDraftValues>(`${kind}/`, { account })) {
        const uuid = name.slice(kind.length + 1);
        if (isHandedOver(uuid, savedAt)) await remove(uuid);
        else
          left.push({ ...shape(uuid, value, savedAt), elsewhere: await isEditLocked(draftLockName(uuid)) });
      }
      return left;
    },
    /**
     * Starts storing the draft of an open form. Without an account, its contact fields are deleted when the
     * tab closes.
     */
    begin(uuid: string): ReportInHand {
      const hand = drafts.begin<StoredDraftValues>(nameOf(uuid), { personal: PERSONAL_FIELDS, account });
      return {
        keep: ({ values, section, ties }) => {
          if (isUntouched(values)) return false;
          hand.keep({ ...values, draft_section: section, ...(ties && { draft_ties: ties }) });
          return true;
        },
        done: hand.done,
      };
    },
  };
}
