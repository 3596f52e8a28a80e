import { type Kysely, sql } from 'kysely';

/** Runs statements one by one, because neither driver takes several in one prepared call. */
export async function runStatements(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
