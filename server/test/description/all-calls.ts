import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describeApi } from '../../src/api-description/document';
import type { AnyCall } from '../../src/http/registered';

const FOLDER = join(__dirname, '../../../shared/api/calls');

/** Every call that `shared/api/calls` defines. */
const allCalls: AnyCall[] = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .sort()
  .flatMap((file) => Object.values(require(join(FOLDER, file)) as Record<string, unknown>))
  .filter((value): value is AnyCall => typeof value === 'object' && value !== null && 'route' in value);

/** The description of a portal, without a server. */
export const description = () =>
  describeApi(allCalls, {
    name: 'Ciguawatch',
    version: '1.0.0',
    address: 'https://portal.example',
    email: null,
  });
