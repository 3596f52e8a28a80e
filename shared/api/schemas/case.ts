import * as z from 'zod/mini';
import { CASE_CLASSES, CLASS_REASONS, DISCARD_REASONS } from '../../domain/case-class/classes';
import { CASE_SOURCES, REVIEW_STATES } from '../../domain/codes/choices';
import { INT16, INT32, MATCH_EVENT_MAX, REASON_MAX } from '../../domain/codes/limits';
import { RECEIPT_PATTERN } from '../../domain/report/receipt-code';
import { REPORT_FIELDS } from '../../domain/report/report-fields';
import { civilDate, id, instant, maybe, text, uuid, version } from './common';
import { contactAnswers, reportAnswers } from './report-answers';

/** GeoJSON point (RFC 7946): where the fish was caught, else where it was obtained. */
export const point = z.strictObject({
  type: z.literal('Point'),
  coordinates: z.tuple([z.number().check(z.gte(-180), z.lte(180)), z.number().check(z.gte(-90), z.lte(90))]),
});

/**
 * Time of the meal as sent: an instant with offset, a wall time at the place without one
 * (2026-11-20T19:30), or the civil date when the hour is unknown. The server resolves wall times in the
 * zone of the place, so that no browser's zone can shift the day.
 */
const eventTime = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/));

/** Content of a report without identifiers: the fields of the specification (section 3). */
export const caseContent = {
  case_geom: maybe(point),
  case_location_id: id,
  case_eventtime: eventTime,
  /** false when only the civil date is known; true by default */
  time_known: z.optional(z.boolean()),
  ...reportAnswers,
  contact_id: maybe(id),
};

/** A receipt code as sent, without spaces; the server verifies its check letters. */
const receiptCode = z.string().check(z.regex(RECEIPT_PATTERN));

/** Body of `POST cw/pcase/create/`. */
export const caseCreate = z.strictObject({
  case_uuid: uuid,
  ...caseContent,
  /** Honeypot: only programs fill it, and such reports are set aside for review. */
  website: z.optional(z.string().check(z.maxLength(200))),
  /**
   * Made on the device and never returned by the server: proves the report to be one's own when
   * withdrawing, correcting or linking it. Without one only the laboratory can withdraw it.
   */
  receipt_code: z.optional(receiptCode),
  /** Random identifier of the device, by which its reports can be linked for 30 days. */
  device_mark: z.optional(uuid),
  /**
   * Minutes by which the server's clock was ahead of the device's when the report was made, as far as the
   * device knew, negative where it was behind. From 12 hours on the report is kept for review.
   */
  clock_ahead: z.optional(z.int().check(z.gte(INT32.min), z.lte(INT32.max))),
  /**
   * `case_uuid` of the report that this one corrects, because it was changed after its first copy arrived.
   * Needs the receipt code of that report to be linked.
   */
  corrects: z.optional(uuid),
  /** `case_uuid` of a report of the same meal by another patient. */
  same_meal_as: z.optional(uuid),
  /**
   * Receipt code of that report; not needed on the same device. Without proof the link is only proposed to
   * an editor.
   */
  same_meal_code: z.optional(receiptCode),
  /** Version of the text by which the person agrees to be asked again; left out where they did not. */
  recovery_consent: z.optional(z.int().check(z.gte(1), z.lte(INT16.max))),
  /** Language of the reporter, for reminders; kept with the consent alone. */
  recovery_language: z.optional(z.string().check(z.regex(/^[\w-]{2,40}$/))),
});
export type CaseCreate = z.infer<typeof caseCreate>;

/**
 * Body of `POST cw/pcase/withdraw/`. The receipt code authorises; `case_uuid` identifies a report that has
 * not arrived yet. A withdrawal without code (from old builds) is refused with an error code of its own.
 */
export const caseWithdraw = z.strictObject({
  case_uuid: z.optional(uuid),
  receipt_code: z.optional(receiptCode),
});
export type CaseWithdraw = z.infer<typeof caseWithdraw>;

/**
 * Response of `POST cw/pcase/withdraw/`: withdrawn, or waiting for an editor because the report had been
 * reviewed.
 */
export const caseWithdrawn = z.object({ state: z.enum(['withdrawn', 'asked']) });
export type CaseWithdrawn = z.infer<typeof caseWithdrawn>;

/**
 * Response of `POST cw/pcase/withdrawal/`: withdrawn; asked: waits for an editor; kept: no withdrawal was
 * asked for, or an editor refused it.
 */
export const withdrawalStand = z.object({ state: z.enum(['withdrawn', 'asked', 'kept']) });
export type WithdrawalStand = z.infer<typeof withdrawalStand>;

/**
 * Body of `POST cw/case/find/` and `POST cw/pcase/withdrawal/`. A POST, so that the code appears in no
 * address and no log.
 */
export const caseByCode = z.strictObject({ receipt_code: receiptCode });
export type CaseByCode = z.infer<typeof caseByCode>;

/** Response of `POST cw/pcase/create/`: the id of the report only. */
export const caseCreated = z.object({ id });
export type CaseCreated = z.infer<typeof caseCreated>;

/** Body of `PATCH cw/case/{id}/`: any content fields, and decisions of an editor. */
export const casePatch = z.partial(
  z.strictObject({
    ...caseContent,
    match_event: maybe(text(MATCH_EVENT_MAX)),
    duplicate_of: maybe(id),
    review_state: z.enum(REVIEW_STATES),
    /** what a person found the case to be instead of ciguatera; null takes that back. Needs a `reason` */
    discarded: z.nullable(z.enum(DISCARD_REASONS)),
    /** null refuses the reporter's request to withdraw; granting it is a change of state */
    withdrawal_asked_at: z.literal(null),
    /**
     * reason of a change, kept in the trail; required to reject, to reverse a rejection, to discard or to take
     * that back, and to refuse a withdrawal
     */
    reason: maybe(text(REASON_MAX)),
  }),
);
export type CasePatch = z.infer<typeof casePatch>;

/** A case as its editors read it: `GET cw/casesingle/{id}/`. */
export const caseFull = z.object({
  id,
  case_uuid: z.nullable(z.string()),
  ...caseContent,
  case_location_id: z.nullable(id),
  /** instant in UTC; null when even the day is unknown */
  case_eventtime: z.nullable(instant),
  time_known: z.boolean(),
  /** civil date at the place */
  case_eventdate: z.nullable(civilDate),
  /** HH:MM at the place; null when the hour is unknown */
  case_eventclock: z.nullable(z.string()),
  case_eventyear: z.nullable(z.int()),
  case_eventmonth: z.nullable(z.int()),
  /** country id */
  case_country: z.nullable(z.int()),
  /** location ids */
  case_archi: z.nullable(id),
  case_island: z.nullable(id),
  case_location: z.nullable(id),
  /**
   * ids of places that had already been deleted when the report named them; the location fields hold their
   * nearest existing parent instead
   */
  case_location_gone: z.optional(z.nullable(id)),
  med_location_gone: z.optional(z.nullable(id)),
  match_event: z.nullable(z.string()),
  duplicate_of: z.nullable(id),
  review_state: z.enum(REVIEW_STATES),
  discarded: z.nullable(z.enum(DISCARD_REASONS)),
  /** `discarded`, or the class by the rule */
  case_class: z.enum(CASE_CLASSES),
  /** why the rule gives its class, also to a discarded case */
  class_reasons: z.array(z.enum(CLASS_REASONS)),
  /** version of the rule; 0 before the case was classed */
  class_version: z.int(),
  /** when the reporter asked to withdraw it; null once an editor decided */
  withdrawal_asked_at: z.nullable(instant),
  source: z.enum(CASE_SOURCES),
  /** identifier in the source, for instance the HAEDAT event */
  source_ref: z.nullable(z.string()),
  created_at: instant,
  changed_at: instant,
  deleted_at: z.nullable(instant),
  version,
});
export type CaseFull = z.infer<typeof caseFull>;

/** Cases related to a case in its editor's countries; all values are case ids. */
export const relatedCases = z.object({
  /** the case above in the list (received later, in its usual order), and the one below */
  newer: z.nullable(id),
  older: z.nullable(id),
  /** reports of the same meal */
  same_meal: z.array(id),
  /** duplicates of this case */
  duplicates: z.array(id),
  /** other reports of the same patient that have a contact */
  with_contact: z.array(id),
});
export type RelatedCases = z.infer<typeof relatedCases>;

/** Body of `POST cw/case/{id}/swap/`: a duplicate changes places with its original. */
export const caseSwap = z.strictObject({
  /** UUID under which the log keeps the decision */
  decision: z.optional(uuid),
  /** id of the duplicate that is to count */
  duplicate: id,
  /** its version as seen by the editor; that of the original is in `If-Match` */
  version,
});
export type CaseSwap = z.infer<typeof caseSwap>;

/**
 * A duplicate of a case, sent as `current` with the error `case_original`, so that the screen can offer to
 * swap both.
 */
export const caseDuplicate = z.object({ id, version });
export type CaseDuplicate = z.infer<typeof caseDuplicate>;

/** Body of `POST cw/contact/`. */
export const contactCreate = z.strictObject({
  /** `case_uuid` of the report the contact belongs to; a repeated request returns the same id */
  case_uuid: uuid,
  ...contactAnswers,
  /** address for reminders alone, used only where the report carries `recovery_consent` */
  reminder_email: maybe(text(REPORT_FIELDS.cont_email.max)),
});
export type ContactCreate = z.infer<typeof contactCreate>;

export const contact = z.object({
  id,
  cont_name: z.nullable(z.string()),
  cont_email: z.nullable(z.string()),
  cont_phone: z.nullable(z.string()),
});
export type Contact = z.infer<typeof contact>;
