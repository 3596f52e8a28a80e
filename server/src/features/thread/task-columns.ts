import type { CaseListColumnName } from '@ciguawatch/shared/domain/case-list/columns';
import { type Part, readFilter } from '@ciguawatch/shared/domain/case-list/filter';
import { sql } from 'kysely';
import { allOf, anyOf, type Condition } from '../cases/list/conditions';
import { NAME } from './editors';
import { ownCaseIdsSql } from './own-case-ids-sql';

const TASK_COLUMNS = ['assignee', 'due', 'waiting_for', 'mine'] as const;
type TaskColumn = (typeof TASK_COLUMNS)[number];

/** Whether a column belongs to the task of a case, which is stored in a table of its own. */
export const isTaskColumn = (name: CaseListColumnName): name is TaskColumn =>
  (TASK_COLUMNS as readonly string[]).includes(name);

/** Columns of the work on a case `c`, as the list reads them. */
export const TASK_READ = {
  assignee: sql`(select json_build_object('id', u.id, 'name', ${NAME})
    from case_task t join app_user u on u.id = t.assignee where t.case_id = c.id) as assignee`,
  due: sql`(select t.due::text from case_task t where t.case_id = c.id) as due`,
  waiting_for: sql`(select t.waiting_for from case_task t where t.case_id = c.id) as waiting_for`,
};

/**
 * SQL condition of one checked filter on the work on a case `c`.
 * @param user account that reads the list
 */
export function taskCondition(name: TaskColumn, text: string, user: number): Condition {
  const read = readFilter(name, text);
  if (!read.ok) throw new TypeError(`The filter of ${name} was not checked.`);
  return anyOf(read.parts.map((part) => (name === 'mine' ? ofReader(part, user) : ofTask(name, part))));
}

function ofReader(part: Part, user: number): Condition {
  if (part.is !== 'value') return part.is === 'any' ? sql`true` : sql`false`;
  return sql`c.id ${sql.raw(part.value === true ? 'in' : 'not in')} ${ownCaseIdsSql(user)}`;
}

/** The subquery is found by an index of the tasks, which are few beside the cases. */
const having = (condition: Condition): Condition =>
  sql`c.id in (select t.case_id from case_task t where ${condition})`;

function ofTask(name: Exclude<TaskColumn, 'mine'>, part: Part): Condition {
  const column = sql.ref(`t.${name}`);
  const known = sql`${column} is not null`;
  if (part.is === 'none')
    return sql`not exists (select from case_task t where t.case_id = c.id and ${known})`;
  if (part.is === 'value') return having(sql`${column} = ${part.value}`);
  if (part.is !== 'between') return having(known);
  return having(
    allOf([
      known,
      ...(part.from === null ? [] : [sql`${column} >= ${part.from}::date`]),
      ...(part.to === null ? [] : [sql`${column} <= ${part.to}::date`]),
    ]),
  );
}
