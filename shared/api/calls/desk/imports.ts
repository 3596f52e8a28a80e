import * as z from 'zod/mini';
import type { Access } from '../../../contract/access/access';
import { ROLE } from '../../../contract/access/roles';
import { defineCall } from '../../call';
import { idParams } from '../../schemas/common';
import {
  type CaseImport,
  type CaseImported,
  caseImport,
  caseImported,
  type ImportItem,
  type ImportUndo,
  type ImportUndone,
  importItem,
  importUndo,
  importUndone,
} from '../../schemas/desk/import';

const editors: Access = { all: [ROLE.cases_editor] };

export const importCases = defineCall<void, CaseImport, CaseImported>({
  name: 'importCases',
  method: 'POST',
  route: 'cw/case/import/',
  path: () => 'cw/case/import/',
  body: caseImport,
  answer: caseImported,
  access: editors,
  summary:
    'Import a list of cases, all rows or none; dry_run checks them, compares them with the stored cases and stores nothing; the same uuid again answers the same import',
});

export const listImports = defineCall<void, void, ImportItem[]>({
  name: 'listImports',
  method: 'GET',
  route: 'cw/case/import/',
  path: () => 'cw/case/import/',
  answer: z.array(importItem),
  access: editors,
  summary:
    'The latest 50 imports of case lists of the countries an editor manages, with how columns were read',
});

export const undoImport = defineCall<{ id: number }, ImportUndo, ImportUndone>({
  name: 'undoImport',
  method: 'POST',
  route: 'cw/case/import/:id/undo/',
  path: ({ id }) => `cw/case/import/${id}/undo/`,
  params: idParams,
  body: importUndo,
  answer: importUndone,
  mayWait: true,
  access: editors,
  summary:
    'Undo an import within 30 days: its cases that nobody changed since are deleted, the others named; or restore it',
});
