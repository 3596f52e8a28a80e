import type { Ties } from '@ciguawatch/shared/api/report/report-ties';
import { SECTIONS, type Section } from '@ciguawatch/shared/domain/report/report-sections';
import {
  CONTACT_FIELDS,
  emptyReport,
  isUntouched,
  type ReportValues,
  readable,
} from '@ciguawatch/shared/domain/report/report-values';
import { drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { isEditLocked } from '@ciguawatch/shared/runtime/drafts/edit-lock';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { newUuid } from '@ciguawatch/shared/runtime/storage/local-storage';

/** How a report is tied to others sent from this device: the one it corrects, or one of the same meal. */
export type ReportTies = Omit<Ties, 'case_uuid'>;

/** A report in progress: its answers, where it was left, and the identifier it will be sent under. */
export interface ReportDraft {
  values: ReportValues;
  section: Section;
  uuid: string;
  ties?: ReportTies;
}
/** A draft that was left. */
export interface KeptDraft extends ReportDraft {
  /** when it was kept, in milliseconds */
  savedAt: number;
  /** whether another tab has it open */
  elsewhere: boolean;
}

/** The draft of one filling-in of a report. */
interface ReportInHand {
  /** Keeps it from the first answer on. @returns whether there is an answer to keep */
  keep(draft: Omit<ReportDraft, 'uuid'>): boolean;
  /** The report is handed over: what comes later of this filling-in keeps nothing any more. */
  done(): Promise<void>;
}

/** As kept: the answers beside the rest, so that the contact can be kept apart. */
type Kept = Partial<ReportValues> & { draft_section?: number; draft_ties?: ReportTies };

/** A report without answers yet. */
export const freshDraft = (values: Partial<ReportValues> = {}): ReportDraft => ({
  values: { ...emptyReport(), ...values },
  section: 1,
  uuid: newUuid(),
});

/** Name under which one tab has a draft in hand. */
export const handOf = (uuid: string): string => `draft.${uuid}`;

/** Whether a draft is what the outbox took already: the page died before the draft could be removed. */
function isHandedOver(uuid: string, savedAt: number): boolean {
  const item = outbox.find(uuid);
  const sent = outbox.sent.find((one) => one.uuid === uuid);
  return (item !== undefined && savedAt <= item.created) || (sent !== undefined && savedAt <= sent.at);
}

/**
 * The drafts of one kind on this device, each under the identifier of its report, so that two tabs
 * never write over each other.
 * @param account whose drafts are meant, null for nobody's
 */
export function reportDrafts(kind: string, account: number | null) {
  const nameOf = (uuid: string) => `${kind}/${uuid}`;
  const remove = (uuid: string) => drafts.remove(nameOf(uuid), { account });
  const shape = (uuid: string, value: Kept, savedAt: number): ReportDraft & { savedAt: number } => {
    const { draft_section, draft_ties, ...answers } = value;
    const section = SECTIONS.find((one) => one === draft_section) ?? 1;
    const values = readable({ ...emptyReport(), ...answers });
    return { values, section, uuid, savedAt, ...(draft_ties && { ties: draft_ties }) };
  };
  return {
    remove,
    /** One draft as it is now, null when there is none. */
    async load(uuid: string): Promise<(ReportDraft & { savedAt: number }) | null> {
      const found = await drafts.load<Kept>(nameOf(uuid), { account });
      return found && shape(uuid, found.value, found.savedAt);
    },
    /** The drafts that were left, the latest first. */
    async list(): Promise<KeptDraft[]> {
      await outbox.load();
      const left: KeptDraft[] = [];
      for (const { name, value, savedAt } of await drafts.list<Kept>(`${kind}/`, { account })) {
        const uuid = name.slice(kind.length + 1);
        if (isHandedOver(uuid, savedAt)) await remove(uuid);
        else left.push({ ...shape(uuid, value, savedAt), elsewhere: await isEditLocked(handOf(uuid)) });
      }
      return left;
    },
    /** Begins one filling-in of a report; the contact of nobody's draft goes with the tab. */
    begin(uuid: string): ReportInHand {
      const hand = drafts.begin<Kept>(nameOf(uuid), { personal: CONTACT_FIELDS, account });
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
