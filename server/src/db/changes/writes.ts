import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogEvent } from 'kysely';
import type { Changes } from './changes';
import { writtenTables } from './written-tables';

/** What a transaction under way has written so far. */
interface Open {
  tables: Set<string>;
  all: boolean;
}

/** Texts that are remembered with their tables; the server has a few hundred. */
const MOST = 500;

/**
 * Sees every statement of a database handle, and says what was written once it is committed: at the end of a
 * transaction, at once outside of any. No writer can forget to say it.
 */
export class Writes {
  readonly #inside = new AsyncLocalStorage<Open>();
  readonly #known = new Map<string, readonly string[] | 'all'>();

  constructor(private readonly changes: Changes) {}

  /** Whether a transaction is open where this is asked. */
  get inside(): boolean {
    return this.#inside.getStore() !== undefined;
  }

  /** For the `log` of Kysely, which tells each statement after it was done. */
  readonly log = (event: LogEvent): void => {
    if (event.level === 'query') this.#done(event.query.sql);
  };

  /** Marks what `work` does as one transaction. */
  run<T>(work: () => Promise<T>, open: Open): Promise<T> {
    return this.#inside.run(open, work);
  }

  /** Runs a transaction; what it wrote is said after its end, before its answer. A failure may have been a commit. */
  async transaction<T>(execute: (open: Open) => Promise<T>): Promise<T> {
    const open: Open = { tables: new Set(), all: false };
    try {
      return await execute(open);
    } finally {
      if (open.all) this.changes.wrote('all');
      else if (open.tables.size > 0) this.changes.wrote(open.tables);
    }
  }

  #done(text: string): void {
    const tables = this.#tablesOf(text);
    if (tables.length === 0) return;
    const open = this.#inside.getStore();
    if (!open) this.changes.wrote(tables);
    else if (tables === 'all') open.all = true;
    else for (const table of tables) open.tables.add(table);
  }

  #tablesOf(text: string): readonly string[] | 'all' {
    const known = this.#known.get(text);
    if (known) return known;
    const tables = writtenTables(text);
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(text, tables);
    return tables;
  }
}
