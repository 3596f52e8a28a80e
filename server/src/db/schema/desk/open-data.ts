import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Instant } from '../column';
import type { Json } from '../journal';

/** A release of open data, which nothing changes. */
interface OpenDataReleaseTable {
  id: GeneratedAlways<number>;
  /** its quarter, as `2026.3`, or `2026.3.1` where one of the same months was made again */
  version: string;
  /** last month that it covers, as year * 12 + month - 1 */
  until_month: number;
  at: Instant;
  /** SHA-256 of its tables alone */
  data_digest: string;
  /** SHA-256 of the zip */
  digest: string;
  /** `StoredContent` of `features/open-data` */
  content: Json;
  /** The zip; read and written as base64, because the drivers differ in how they hand over bytes. */
  zip: ColumnType<never, never, never>;
}

/** Table of the releases of open data. */
export interface OpenDataTables {
  open_data_release: OpenDataReleaseTable;
}
