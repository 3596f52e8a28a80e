import type { Instant } from './column';

/** How often a module failed in the same way on one page within an hour. */
interface ModuleFaultTable {
  hour: Instant;
  module: string;
  /** version of the release; empty when none was loaded */
  version: string;
  kind: string;
  message: string;
  page: string;
  n: number;
  last_at: Instant;
}

/** Table of failures of modules in browsers. */
export interface ModuleFaultTables {
  module_fault: ModuleFaultTable;
}
