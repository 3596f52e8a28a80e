import * as z from 'zod/mini';
import type { Access } from '../../contract/access/access';
import { ROLE } from '../../contract/access/roles';
import { defineCall, defineChange, queryText } from '../call';
import {
  type Tracking,
  type TrackingBatch,
  type TrackingPatch,
  type TrackingReport,
  type TrackingSaved,
  tracking,
  trackingBatch,
  trackingPatch,
  trackingQuery,
  trackingReport,
  trackingSaved,
} from '../schemas/algae';
import { empty, idParams } from '../schemas/common';
import { type FormParameters, formParameters } from '../schemas/form-parameters';

const editors: Access = { all: [ROLE.algae_editor] };

/**
 * Rows of the countries the caller manages. `X-Sync-At` is the time to pass to `a/check/algaetracking/`
 * next.
 */
export const listTracking = defineCall<{ ids?: readonly number[]; deleted?: boolean }, void, Tracking[]>({
  name: 'listTracking',
  method: 'GET',
  route: 'gd/tracking/',
  path: ({ ids, deleted }) => `gd/tracking/${queryText({ ids: ids?.join(','), deleted })}`,
  query: trackingQuery,
  answer: z.array(tracking),
  access: editors,
  summary:
    'Samplings of microalgae of the countries an editor manages, one row per species; deleted=true answers those that can be restored',
});

export const formTracking = defineCall<void, void, FormParameters>({
  name: 'formTracking',
  method: 'OPTIONS',
  route: 'gd/tracking/',
  path: () => 'gd/tracking/',
  answer: formParameters,
  access: editors,
  summary: 'Form parameters of a row of a sampling',
});

export const createTracking = defineCall<void, TrackingReport, Tracking>({
  name: 'createTracking',
  method: 'POST',
  route: 'gd/tracking/',
  path: () => 'gd/tracking/',
  body: trackingReport,
  answer: tracking,
  status: 201,
  access: editors,
  summary:
    'Store one species of a sampling, by default of the country nearest to its point; the same uuid again answers the same row, with another body 409 and the row',
});

export const patchTracking = defineChange<{ id: number }, TrackingPatch, Tracking>({
  name: 'patchTracking',
  method: 'PATCH',
  route: 'gd/tracking/:id/',
  path: ({ id }) => `gd/tracking/${id}/`,
  params: idParams,
  body: trackingPatch,
  answer: tracking,
  access: editors,
  summary: 'Change a row of a managed country; If-Match carries the version it is based on',
});

export const deleteTracking = defineChange<{ id: number }, void, Record<string, never>>({
  name: 'deleteTracking',
  method: 'DELETE',
  route: 'gd/tracking/:id/',
  path: ({ id }) => `gd/tracking/${id}/`,
  params: idParams,
  answer: empty,
  access: editors,
  summary: 'Delete a row; it can be restored for 30 days',
});

export const saveTracking = defineCall<void, TrackingBatch, TrackingSaved>({
  name: 'saveTracking',
  method: 'POST',
  route: 'gd/tracking/batch/',
  path: () => 'gd/tracking/batch/',
  body: trackingBatch,
  answer: trackingSaved,
  access: editors,
  summary:
    'Store, change, delete and restore rows together, all or none; a repeat changes nothing; 409 carries the rows as they are',
});
