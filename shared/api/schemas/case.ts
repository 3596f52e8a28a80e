import * as z from 'zod/mini';
import { CASE_SOURCES, REVIEW_STATES } from '../../domain/codes/choices';
import { MATCH_EVENT_MAX, REASON_MAX } from '../../domain/codes/limits';
import { RECEIPT_PATTERN } from '../../domain/report/receipt-code';
import { civilDate, id, instant, maybe, text, uuid, version } from './common';
import { contactAnswers, reportAnswers } from './report-answers';

/** GeoJSON point of RFC 7946: where the product was caught, or else obtained. */
export const point = z.strictObject({
  type: z.literal('Point'),
  coordinates: z.tuple([z.number().check(z.gte(-180), z.lte(180)), z.number().check(z.gte(-90), z.lte(90))]),
});

/**
 * The meal's moment as sent: an instant with an offset, or a wall time at the place without one
 * (2026-11-20T19:30), or the bare civil date when the time is unknown. The server resolves wall
 * times in the zone of the place, so that no browser zone can shift the day.
 */
const eventTime = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/));

/** What a report says, without its identity: the fields of the specification, section 3. */
export const caseContent = {
  case_geom: maybe(point),
  case_location_id: id,
  case_eventtime: eventTime,
  /** false when only the civil date is known; true when left out */
  time_known: z.optional(z.boolean()),
  ...reportAnswers,
  contact_id: maybe(id),
};

/** A receipt code as it is sent, without blanks; its check letters are looked at by the server. */
const receiptCode = z.string().check(z.regex(RECEIPT_PATTERN));

/** Body of `POST cw/pcase/create/`. */
export const caseCreate = z.strictObject({
  case_uuid: uuid,
  ...caseContent,
  /** Filled only by programs that fill every field: such reports are set aside for review. */
  website: z.optional(z.string().check(z.maxLength(200))),
  /**
   * Made on the device with the report, and never answered: it withdraws and corrects the report, and ties others to
   * its meal. Without one only the laboratory withdraws it.
   */
  receipt_code: z.optional(receiptCode),
  /** Random mark of the device: reports of one device may be tied by it for 30 days. */
  device_mark: z.optional(uuid),
  /**
   * `case_uuid` of a report that this one corrects: it was changed after a first copy had arrived. A correction carries
   * the receipt code of what it corrects, else it is tied to nothing.
   */
  corrects: z.optional(uuid),
  /** `case_uuid` of a report of the same meal: another patient of it. */
  same_meal_as: z.optional(uuid),
  /** Receipt code of that report; not needed on the same device. Without either the link is a proposal to an editor. */
  same_meal_code: z.optional(receiptCode),
});
export type CaseCreate = z.infer<typeof caseCreate>;

/**
 * Body of `POST cw/pcase/withdraw/`. The receipt code opens; the identifier only says which report is meant where it
 * did not arrive yet. A withdrawal without a code, from before there were any, is refused by name.
 */
export const caseWithdraw = z.strictObject({
  case_uuid: z.optional(uuid),
  receipt_code: z.optional(receiptCode),
});
export type CaseWithdraw = z.infer<typeof caseWithdraw>;

/** Answer of `POST cw/pcase/withdraw/`: withdrawn, or asked of an editor where the report was reviewed. */
export const caseWithdrawn = z.object({ state: z.enum(['withdrawn', 'asked']) });
export type CaseWithdrawn = z.infer<typeof caseWithdrawn>;

/**
 * Answer of `POST cw/pcase/withdrawal/`: withdrawn; asked of an editor, who has not decided; or kept, since no withdrawal
 * was asked, or an editor refused it.
 */
export const withdrawalStand = z.object({ state: z.enum(['withdrawn', 'asked', 'kept']) });
export type WithdrawalStand = z.infer<typeof withdrawalStand>;

/** Body of `POST cw/case/find/` and `POST cw/pcase/withdrawal/`: in the body, so that the code is in no address and no log. */
export const caseByCode = z.strictObject({ receipt_code: receiptCode });
export type CaseByCode = z.infer<typeof caseByCode>;

/** Answer of `POST cw/pcase/create/`: the number of the report and nothing else. */
export const caseCreated = z.object({ id });
export type CaseCreated = z.infer<typeof caseCreated>;

/** Body of `PATCH cw/case/{id}/`: any of the content, and the decisions of an editor. */
export const casePatch = z.partial(
  z.strictObject({
    ...caseContent,
    match_event: maybe(text(MATCH_EVENT_MAX)),
    duplicate_of: maybe(id),
    review_state: z.enum(REVIEW_STATES),
    /** null refuses the reporter's wish to withdraw the report; withdrawing it is a state */
    withdrawal_asked_at: z.literal(null),
    /**
     * why the state changes, in words; kept in the audit trail; needed to reject, to take a rejection back and to
     * refuse a withdrawal
     */
    reason: maybe(text(REASON_MAX)),
  }),
);
export type CasePatch = z.infer<typeof casePatch>;

/** A case as its editors see it: `GET cw/casesingle/{id}/`. */
export const caseFull = z.object({
  id,
  case_uuid: z.nullable(z.string()),
  ...caseContent,
  case_location_id: z.nullable(id),
  /** instant in UTC, null when not even the day is known */
  case_eventtime: z.nullable(instant),
  time_known: z.boolean(),
  /** civil date at the place */
  case_eventdate: z.nullable(civilDate),
  /** HH:MM at the place, null when the time is unknown */
  case_eventclock: z.nullable(z.string()),
  case_eventyear: z.nullable(z.int()),
  case_eventmonth: z.nullable(z.int()),
  /** country id, 1 to 22 */
  case_country: z.nullable(z.int()),
  /** location ids */
  case_archi: z.nullable(id),
  case_island: z.nullable(id),
  case_location: z.nullable(id),
  /** deleted places that were named: the case stands under what they lay in */
  case_location_gone: z.optional(z.nullable(id)),
  med_location_gone: z.optional(z.nullable(id)),
  match_event: z.nullable(z.string()),
  duplicate_of: z.nullable(id),
  review_state: z.enum(REVIEW_STATES),
  /** when its reporter asked to withdraw it, until an editor decides */
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

/** What stands beside a case for its editor, of the countries they manage; numbers of cases. */
export const relatedCases = z.object({
  /** neighbours in the list, the newest first */
  newer: z.nullable(id),
  older: z.nullable(id),
  /** reports of the same meal */
  same_meal: z.array(id),
  /** reports of the same patient that are left out in favour of this one */
  duplicates: z.array(id),
  /** the other reports of the same patient that carry a contact */
  with_contact: z.array(id),
});
export type RelatedCases = z.infer<typeof relatedCases>;

/** Body of `POST cw/case/{id}/swap/`: a duplicate takes the place of the report that it was left out for. */
export const caseSwap = z.strictObject({
  /** the duplicate that is to count */
  duplicate: id,
  /** its version as it was seen; that of the case itself is in `If-Match` */
  version,
});
export type CaseSwap = z.infer<typeof caseSwap>;

/** The report that was left out in favour of another: `current` of a `case_original`, which may be swapped with it. */
export const caseDuplicate = z.object({ id, version });
export type CaseDuplicate = z.infer<typeof caseDuplicate>;

/** Body of `POST cw/contact/`. */
export const contactCreate = z.strictObject({
  /** `case_uuid` of the report the contact belongs to; a repeat answers the same id */
  case_uuid: uuid,
  ...contactAnswers,
});
export type ContactCreate = z.infer<typeof contactCreate>;

export const contact = z.object({
  id,
  cont_name: z.nullable(z.string()),
  cont_email: z.nullable(z.string()),
  cont_phone: z.nullable(z.string()),
});
export type Contact = z.infer<typeof contact>;

/** Parameters of one field in the response of an OPTIONS call. */
const formParameter = z.object({
  type: z.string(),
  required: z.boolean(),
  max_length: z.optional(z.int()),
  min_value: z.optional(z.number()),
  max_value: z.optional(z.number()),
  choices: z.optional(z.array(z.object({ value: z.string(), display_name: z.string() }))),
});
export const formParameters = z.object({
  name: z.string(),
  /** what a new report takes, and what a change of one does */
  actions: z.object({
    POST: z.record(z.string(), formParameter),
    PATCH: z.record(z.string(), formParameter),
  }),
});
export type FormParameters = z.infer<typeof formParameters>;
