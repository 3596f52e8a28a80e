import { randomUUID } from 'node:crypto';
import type { CaseImport, ImportedCase, ImportFault } from '@ciguawatch/shared/api/schemas/desk/import';
import { email } from '@ciguawatch/shared/domain/text/validators';
import { bodyHash } from '../../http/body/body-hash';
import { managesCountry, type Operator } from '../../http/operator';
import type { Products } from '../cases/arriving/products';
import { plainValues } from '../cases/columns';
import { contentFaults } from '../cases/create/check-content';
import type { PlaceIndex } from '../locations/place-index';
import { listedTime } from './event-day';

/** A row of a list as columns of a case. */
export interface NewCase {
  line: number;
  case_uuid: string;
  /** Hash of what the row says, by which it is recognised in another import. */
  body_hash: string;
  source_ref: string | null;
  case_country: number;
  columns: Record<string, unknown>;
  contact: { cont_name: string | null; cont_email: string | null; cont_phone: string | null } | null;
  unrelated: readonly number[];
  unrelated_lines: readonly number[];
}

/** What rows are checked against. */
interface Checking {
  who: Operator;
  places: PlaceIndex;
  products: Products;
  /** Milliseconds since 1970 UTC. */
  now: number;
}

/**
 * Checks rows by the rules of a report, and makes columns of them. Rows of the portal's own export are left out: they
 * change nothing, whatever they say.
 */
export function checkRows(
  { rows, state }: Pick<CaseImport, 'rows' | 'state'>,
  checking: Checking,
): { made: NewCase[]; faults: ImportFault[] } {
  const made: NewCase[] = [];
  const faults: ImportFault[] = [];
  for (const row of rows) {
    if (isOwn(row)) continue;
    const read = newCase(row, state, checking);
    if ('columns' in read) made.push(read);
    else faults.push(...read.faults);
  }
  return { made, faults };
}

/** Whether a row names a case of the portal. */
export const isOwn = ({ id, case_uuid }: ImportedCase): boolean => id !== undefined || case_uuid != null;

function newCase(
  row: ImportedCase,
  state: CaseImport['state'],
  checking: Checking,
): NewCase | { faults: ImportFault[] } {
  const { line, case_location_id: place, ref = null } = row;
  const where = placeOf(row, checking);
  const when = timeOf(row, checking);
  const codes = {
    ...contentFaults(checking.products, row, checking.places, checking.now),
    ...('code' in where && { case_location_id: where.code }),
    ...('code' in when && { event_date: when.code }),
    ...mailFault(row),
  };
  if ('code' in where || 'code' in when || Object.keys(codes).length > 0)
    return { faults: Object.entries(codes).map(([field, code]) => ({ line, field, code })) };
  return {
    line,
    case_uuid: randomUUID(),
    body_hash: contentHash(row),
    source_ref: ref,
    case_country: where.chain.case_country,
    columns: {
      source: 'import',
      source_ref: ref,
      case_geom: row.case_geom ?? null,
      case_location_id: place,
      ...where.chain,
      ...when.columns,
      ...plainValues(row),
      review_state: state,
    },
    contact: contactOf(row),
    unrelated: row.unrelated ?? [],
    unrelated_lines: row.unrelated_lines ?? [],
  };
}

/** The levels of a row's place. A person chose it a moment ago, so a deleted one is refused. */
function placeOf({ case_location_id: place }: ImportedCase, { who, places }: Checking) {
  if (place === undefined) return { code: 'required' as const };
  const chain = places.chain(place);
  if (!chain) return { code: 'unknown_id' as const };
  return managesCountry(who, chain.case_country) ? { chain } : { code: 'country_forbidden' as const };
}

function timeOf({ event_date, event_clock, case_location_id }: ImportedCase, { places, now }: Checking) {
  if (event_date === undefined) return { code: 'required' as const };
  return listedTime(event_date, event_clock ?? null, places.zone(case_location_id ?? 0), now);
}

function mailFault({ cont_email }: ImportedCase): { cont_email?: ImportFault['code'] } {
  const code = email(cont_email?.trim() ?? '');
  return code ? { cont_email: code } : {};
}

function contentHash({
  line: _line,
  unrelated: _unrelated,
  unrelated_lines: _lines,
  ...content
}: ImportedCase): string {
  return bodyHash(content);
}

function contactOf({ cont_name, cont_email, cont_phone }: ImportedCase): NewCase['contact'] {
  const given = {
    cont_name: cont_name?.trim() || null,
    cont_email: cont_email?.trim() || null,
    cont_phone: cont_phone?.trim() || null,
  };
  return Object.values(given).some((value) => value !== null) ? given : null;
}
