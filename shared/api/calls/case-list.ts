import * as z from 'zod/mini';
import type { Access } from '../../contract/access/access';
import { ROLE } from '../../contract/access/roles';
import type { CaseListColumnName } from '../../domain/case-list/columns';
import type { CaseListFilter } from '../../domain/case-list/filter';
import { defineCall, defineChange, queryText } from '../call';
import {
  type Anchors,
  anchorQuery,
  anchors,
  type BatchResponse,
  batchResponse,
  type CaseBatch,
  type CaseExport,
  type CaseRows,
  caseBatch,
  caseExport,
  caseRows,
  type FigureRows,
  figureRows,
  rowQuery,
  type SavedView,
  savedView,
  type ViewCreate,
  type ViewPatch,
  viewCreate,
  viewPatch,
} from '../schemas/case-list';
import { empty, idParams } from '../schemas/common';

const editors: Access = { all: [ROLE.cases_editor] };

/** Filters and order of the case list. */
export type ListParams = CaseListFilter & {
  search?: string;
  newer_than?: string;
  by_others?: boolean;
  sort?: string;
  language?: string;
  deleted?: boolean;
};

/** One page of the list: at most one of `after`, `before` and `from` is set. */
export type RowParams = ListParams & {
  columns?: readonly CaseListColumnName[];
  limit?: number;
  after?: string;
  before?: string;
  from?: string;
  count?: boolean;
};

export const listCaseRows = defineCall<RowParams, void, CaseRows>({
  name: 'listCaseRows',
  method: 'GET',
  route: 'cw/case/',
  path: ({ columns, ...rest }) => `cw/case/${queryText({ ...rest, columns: columns?.join(',') })}`,
  query: rowQuery,
  answer: caseRows,
  access: editors,
  summary:
    'Cases of the countries an editor manages, filtered, sorted and paged by key, with the columns asked for',
});

export const listCaseAnchors = defineCall<ListParams & { every?: number }, void, Anchors>({
  name: 'listCaseAnchors',
  method: 'GET',
  route: 'cw/case/anchors/',
  path: (params) => `cw/case/anchors/${queryText(params)}`,
  query: anchorQuery,
  answer: anchors,
  access: editors,
  summary: 'Keys at every so many rows of the same list, so that a scroll bar can jump, and its exact length',
});

/**
 * Rows from which map, statistics and risk of editors are computed. They contain withheld values, so
 * browsers keep them in memory only.
 */
export const listFigureRows = defineCall<{ after?: number }, void, FigureRows>({
  name: 'listFigureRows',
  method: 'GET',
  route: 'cw/case/figures/',
  path: (params) => `cw/case/figures/${queryText(params)}`,
  query: z.strictObject({ after: z.optional(idParams.shape.id) }),
  answer: figureRows,
  access: editors,
  summary:
    'Cases in the figures of the countries an editor manages, 5,000 a page, with the columns of the public rows and nothing withheld',
});

/**
 * Responds with `text/csv` or `application/geo+json`, streamed. `X-Count` is the number of cases;
 * cancelling the request ends the work. Without cases the CSV says "Data is empty", or has only its header
 * in the format for programs.
 */
export const exportCases = defineCall<void, CaseExport, string>({
  name: 'exportCases',
  method: 'POST',
  route: 'cw/case/export/',
  path: () => 'cw/case/export/',
  body: caseExport,
  answer: z.string(),
  access: editors,
  summary:
    'The cases of a filter or of a selection as CSV for spreadsheets or programs, or as GeoJSON; contacts only when asked for, which is recorded',
});

export const changeCases = defineCall<void, CaseBatch, BatchResponse>({
  name: 'changeCases',
  method: 'POST',
  route: 'cw/case/batch/',
  path: () => 'cw/case/batch/',
  body: caseBatch,
  answer: batchResponse,
  mayWait: true,
  access: editors,
  summary: 'Review, delete or restore up to 500 cases at once; the outcome of each is reported',
});

export const listViews = defineCall<void, void, SavedView[]>({
  name: 'listViews',
  method: 'GET',
  route: 'cw/view/',
  path: () => 'cw/view/',
  answer: z.array(savedView),
  access: editors,
  summary: 'Saved views of the list: one’s own, then those shared by editors of a common country',
});

export const createView = defineCall<void, ViewCreate, SavedView>({
  name: 'createView',
  method: 'POST',
  route: 'cw/view/',
  path: () => 'cw/view/',
  body: viewCreate,
  answer: savedView,
  status: 201,
  access: editors,
  summary: 'Save a view of the list',
});

export const patchView = defineChange<{ id: number }, ViewPatch, SavedView>({
  name: 'patchView',
  method: 'PATCH',
  route: 'cw/view/:id/',
  path: ({ id }) => `cw/view/${id}/`,
  params: idParams,
  body: viewPatch,
  answer: savedView,
  access: editors,
  summary: 'Change one’s own view; If-Match carries the version it is based on',
});

export const deleteView = defineChange<{ id: number }, void, Record<string, never>>({
  name: 'deleteView',
  method: 'DELETE',
  route: 'cw/view/:id/',
  path: ({ id }) => `cw/view/${id}/`,
  params: idParams,
  answer: empty,
  access: editors,
  summary: 'Delete one’s own view',
});
