import * as z from 'zod/mini';
import type { Access } from '../../contract/access/access';
import { ROLE } from '../../contract/access/roles';
import type { EvidenceCell } from '../../domain/samples/evidence';
import { defineCall, defineChange, queryText } from '../call';
import { empty, flag, format, idParams } from '../schemas/common';
import { type ImportUndo, importUndo } from '../schemas/desk/import';
import {
  type SampleImport,
  type SampleImported,
  type SampleImportItem,
  type SampleImportUndone,
  sampleImport,
  sampleImported,
  sampleImportItem,
  sampleImportUndone,
} from '../schemas/desk/sample-import';
import {
  evidenceCells,
  type Sample,
  type SampleCreate,
  type SamplePatch,
  sample,
  sampleCreate,
  samplePatch,
} from '../schemas/desk/samples';

const editors: Access = { all: [ROLE.samples_editor] };
const one = ({ id }: { id: number }) => `cw/sample/${id}/`;

export const listSamples = defineCall<{ deleted?: boolean }, void, Sample[]>({
  name: 'listSamples',
  method: 'GET',
  route: 'cw/sample/',
  path: (query) => `cw/sample/${queryText(query)}`,
  query: z.strictObject({ deleted: flag, format }),
  answer: z.array(sample),
  access: editors,
  summary: 'Samples of the countries an editor manages, with their results; deleted=true those to restore',
});

export const getSample = defineCall<{ id: number }, void, Sample>({
  name: 'getSample',
  method: 'GET',
  route: 'cw/sample/:id/',
  path: one,
  params: idParams,
  answer: sample,
  access: editors,
  summary: 'One sample with its results',
});

export const createSample = defineCall<void, SampleCreate, Sample>({
  name: 'createSample',
  method: 'POST',
  route: 'cw/sample/',
  path: () => 'cw/sample/',
  body: sampleCreate,
  answer: sample,
  status: 201,
  access: editors,
  summary: 'Store a sample with its results; the same uuid again answers the same sample',
});

export const patchSample = defineChange<{ id: number }, SamplePatch, Sample>({
  name: 'patchSample',
  method: 'PATCH',
  route: 'cw/sample/:id/',
  path: one,
  params: idParams,
  body: samplePatch,
  answer: sample,
  access: editors,
  summary:
    'Change a sample; its results are replaced as a whole. If-Match carries the version it is based on',
});

export const deleteSample = defineChange<{ id: number }, void, Record<string, never>>({
  name: 'deleteSample',
  method: 'DELETE',
  route: 'cw/sample/:id/',
  path: one,
  params: idParams,
  answer: empty,
  access: editors,
  summary: 'Delete a sample; it can be restored for 30 days',
});

export const restoreSample = defineCall<{ id: number }, void, Sample>({
  name: 'restoreSample',
  method: 'POST',
  route: 'cw/sample/:id/restore/',
  path: ({ id }) => `cw/sample/${id}/restore/`,
  params: idParams,
  answer: sample,
  access: editors,
  summary: 'Restore a deleted sample',
});

export const importSamples = defineCall<void, SampleImport, SampleImported>({
  name: 'importSamples',
  method: 'POST',
  route: 'cw/sample/import/',
  path: () => 'cw/sample/import/',
  body: sampleImport,
  answer: sampleImported,
  access: editors,
  summary:
    'Store a table of results, one a line, all or none; the same table again changes nothing, and a corrected one lists what it would change until that was seen',
});

export const listSampleImports = defineCall<void, void, SampleImportItem[]>({
  name: 'listSampleImports',
  method: 'GET',
  route: 'cw/sample/import/',
  path: () => 'cw/sample/import/',
  answer: z.array(sampleImportItem),
  access: editors,
  summary: 'The latest 50 imports of results of the countries an editor manages',
});

export const undoSampleImport = defineCall<{ id: number }, ImportUndo, SampleImportUndone>({
  name: 'undoSampleImport',
  method: 'POST',
  route: 'cw/sample/import/:id/undo/',
  path: ({ id }) => `cw/sample/import/${id}/undo/`,
  params: idParams,
  body: importUndo,
  answer: sampleImportUndone,
  access: editors,
  summary:
    'Undo an import of results within 30 days: its samples are deleted or get their earlier values back, those changed since are named; or restore it',
});

export const listCaseSamples = defineCall<{ id: number }, void, Sample[]>({
  name: 'listCaseSamples',
  method: 'GET',
  route: 'cw/case/:id/samples/',
  path: ({ id }) => `cw/case/${id}/samples/`,
  params: idParams,
  answer: z.array(sample),
  access: { all: [ROLE.cases_editor] },
  summary: 'Samples of the fish of a case or of its meal, with their results',
});

export const listEvidence = defineCall<{ specie?: number; phenotype?: number }, void, EvidenceCell[]>({
  name: 'listEvidence',
  method: 'GET',
  route: 'cw/evidence/',
  path: (query) => `cw/evidence/${queryText(query)}`,
  query: z.strictObject({
    specie: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
    phenotype: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
    format,
  }),
  answer: evidenceCells,
  access: 'open',
  summary: 'How many fish of a species or group laboratories tested, by method, kind of sample and island',
});
