import { randomUUID } from 'node:crypto';
import type { CaseCreate } from '@ciguawatch/shared/api/schemas/case';
import { newReceiptCode } from '@ciguawatch/shared/domain/report/receipt-code';
import { sql } from 'kysely';
import type { Store } from '../../src/db/store';
import { byHand } from '../support/by-hand';

/** Tahiti: its communes have enough residents for details to be public. */
export const TAHITI = 69;
/** Rapa: 451 residents, so details are withheld. */
export const RAPA = 88;
/** Nuku Hiva, where clocks are half an hour off. */
export const NUKU_HIVA = 92;
/** Viti Levu in Fiji. */
export const VITI_LEVU = 32;

/** A report that is taken; its date lies before the tests' clock. */
export const report = (part: Partial<CaseCreate> = {}): CaseCreate => ({
  case_uuid: randomUUID(),
  case_location_id: TAHITI,
  case_eventtime: '2026-03-10T19:30',
  ...part,
});

/** A report as a device sends it: with its receipt code. */
export const coded = (part: Partial<CaseCreate> = {}): CaseCreate & { receipt_code: string } =>
  ({
    receipt_code: newReceiptCode(),
    ...report(part),
  }) as CaseCreate & { receipt_code: string };

/** What a device sends to correct a report: under another identifier and the same receipt code. */
export const correctionOf = (first: CaseCreate, part: Partial<CaseCreate> = {}) =>
  coded({ corrects: first.case_uuid, receipt_code: first.receipt_code, ...part });

/** Another patient of the meal of a report, with its receipt code. */
export const guestOf = (first: CaseCreate, part: Partial<CaseCreate> = {}) =>
  coded({ same_meal_as: first.case_uuid, same_meal_code: first.receipt_code, ...part });

/** A report with every field a person can fill. */
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

/** Back to no case at all; accounts, tokens and reference data stay, so that it is quick. */
export async function emptyCases(store: Store): Promise<void> {
  await sql`truncate case_report, case_pair, case_unpaired, contact, withdrawn_report, case_chunk, public_case, case_tally, audit, tombstone restart identity cascade`.execute(
    byHand(store),
  );
}

/** A saved view of the editors' list. */
export const VIEW = {
  name: 'Marquises',
  filter: { case_archi: '91', search: 'loche' },
  sort: '-case_eventdate',
  columns: [
    { name: 'case_island', width: 140 },
    { name: 'age', width: null },
  ],
} as const;

/** Describes the person in the public rows of all reports there are, as the weekly step does. */
export async function afterStep(store: Store): Promise<void> {
  await byHand(store)
    .updateTable('case_report')
    .set({ described: true })
    .where('described', '=', false)
    .execute();
}
