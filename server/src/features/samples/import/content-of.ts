import type { SampleContent } from '@ciguawatch/shared/api/schemas/desk/sample-import';
import type { Sample } from '@ciguawatch/shared/api/schemas/desk/samples';
import { jsonb } from '../../../db/json';
import { fishColumns } from '../content';

/** What a sample says, without its numbers and times. */
export const contentOf = (sample: Sample): SampleContent => ({
  fish: fishColumns(sample),
  results: sample.results.map(({ id: _, value_ng_g: _v, lod_ng_g: _d, loq_ng_g: _q, ...result }) => result),
});

/** The same as a value of a column. */
export const jsonContent = (content: SampleContent) => jsonb(content) as never;
