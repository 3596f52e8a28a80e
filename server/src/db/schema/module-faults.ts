import type { Instant } from './column';

/** How often a module failed in one hour in one way on one page. */
interface ModuleFaultTable {
  hour: Instant;
  module: string;
  /** empty where no release was reached */
  version: string;
  kind: string;
  message: string;
  page: string;
  n: number;
  last_at: Instant;
}

export interface ModuleFaultTables {
  module_fault: ModuleFaultTable;
}
