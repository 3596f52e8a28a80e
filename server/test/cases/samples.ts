import { randomUUID } from 'node:crypto';
import type { CaseCreate } from '@ciguawatch/shared/api/schemas/case';
import { newReceiptCode } from '@ciguawatch/shared/domain/report/receipt-code';
import { sql } from 'kysely';
import type { Store } from '../../src/db/store';
import { byHand } from '../support/by-hand';

/** Tahiti has enough residents for details to be public. */
export const TAHITI = 69;
/** Rapa has 451 residents, so details are withheld. */
export const RAPA = 88;
/** Nuku Hiva, half an hour ahead of Tahiti. */
export const NUKU_HIVA = 92;
/** Viti Levu in Fiji. */
export const VITI_LEVU = 32;

/** A valid report, whose date is before the clock of the tests. */
export const report = (part: Partial<CaseCreate> = {}): CaseCreate => ({
  case_uuid: randomUUID(),
  case_location_id: TAHITI,
  case_eventtime: '2026-03-10T19:30',
  ...part,
});

/** A report as devices send it, with a receipt code. */
export const coded = (part: Partial<CaseCreate> = {}): CaseCreate & { receipt_code: string } =>
  ({
    receipt_code: newReceiptCode(),
    ...report(part),
  }) as CaseCreate & { receipt_code: string };

/** A correction of a report: another identifier, the same receipt code. */
export const correctionOf = (first: CaseCreate, part: Partial<CaseCreate> = {}) =>
  coded({ corrects: first.case_uuid, receipt_code: first.receipt_code, ...part });

/** A report of another patient of the same meal, with the receipt code of the first. */
export const guestOf = (first: CaseCreate, part: Partial<CaseCreate> = {}) =>
  coded({ same_meal_as: first.case_uuid, same_meal_code: first.receipt_code, ...part });

/** A report with every field that a person can fill in. */
export const fullReport = (part: Partial<CaseCreate> = {}): CaseCreate => ({
  ...report(),
  case_geom: { type: 'Point', coordinates: [-149.4321987, -17.4567123] },
  case_purchase_place_type: '3',
  case_purchase_place: 'MARKER-purchase',
  profile: '2',
  gender: 'F',
  age: 37,
  history: '1',
  history_nb: 2,
  mass_poisoning: true,
  mass_poisoning_nb: 4,
  med_seen: 'yes',
  med_date: '2026-03-11',
  med_place: 'MARKER-medplace',
  med_type: '4',
  med_location_id: 507,
  gsympt_diagnostic: 'MARKER-diagnostic',
  gsympt_delay: '4',
  gsympt_persist: false,
  sympt_nausea: '2',
  sympt_tinglings: '3',
  sympt_hallucination: 'N',
  sympt_fever: false,
  sympt_hypothermia: true,
  msympt_body_temp: 35.8765432,
  gsympt_heart_rate: 52,
  gsympt_blood_pressure_pas: 98,
  gsympt_blood_pressure_pad: 61,
  gsympt_other_obs: 'MARKER-obs ʻōpūhara ’ é',
  specie_known: true,
  specie_id: 22,
  phenotype_id: 2,
  specie_part_head: true,
  specie_part_flesh: true,
  specie_part_eggs: false,
  specie_part_viscera: null,
  ...part,
});

/** Removes all cases but keeps accounts, tokens and reference data, which is faster than a reset. */
export async function emptyCases(store: Store): Promise<void> {
  await sql`truncate case_report, case_pair, case_unpaired, contact, withdrawn_report, case_chunk, public_case, case_tally, audit, decision, tombstone restart identity cascade`.execute(
    byHand(store),
  );
}

/** Lets meals of long ago count, which wait for review in a store where nobody observes. */
export async function countOldMeals(store: Store): Promise<void> {
  await sql`update case_report set review_state = 'new', suspicion = null where suspicion = 'long_ago'`.execute(
    byHand(store),
  );
}

/** A saved view of the case list. */
export const VIEW = {
  name: 'Marquises',
  filter: { case_archi: '91', search: 'loche' },
  sort: '-case_eventdate',
  columns: [
    { name: 'case_island', width: 140 },
    { name: 'age', width: null },
  ],
} as const;

/** Takes the weekly step for all reports: their public rows describe the person. */
export async function afterStep(store: Store): Promise<void> {
  await byHand(store)
    .updateTable('case_report')
    .set({ described: true })
    .where('described', '=', false)
    .execute();
}
