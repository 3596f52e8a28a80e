import type { PublicColumn, PublicRow } from '@ciguawatch/shared/domain/case-table/case-columns';
import { sql } from 'kysely';
import type { Reader } from '../../../db/store';
import { publicTable } from '../row-values';

/**
 * The cases that count as the public may see them, to be selected from: whatever is answered, printed or counted for
 * everybody is read here. Only the columns named can be used, and only public ones can be named: a private one does
 * not compile.
 */
export const publicRows = <Column extends PublicColumn>(db: Reader, columns: readonly Column[]) =>
  db.selectFrom(sql<Pick<PublicRow, Column>>`${sql.raw(publicTable(columns))}`.as('row'));
