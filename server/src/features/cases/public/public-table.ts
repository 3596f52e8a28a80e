import type { PublicColumn, PublicRow } from '@ciguawatch/shared/domain/case-table/case-columns';
import { sql } from 'kysely';
import type { Reader } from '../../../db/store';
import { publicTable } from '../row-values';

/**
 * Public rows for queries: whatever is returned, printed or counted for everybody is selected from here. Only
 * named columns can be used, and naming a private one does not compile.
 */
export const publicRows = <Column extends PublicColumn>(db: Reader, columns: readonly Column[]) =>
  db.selectFrom(sql<Pick<PublicRow, Column>>`${sql.raw(publicTable(columns))}`.as('row'));
