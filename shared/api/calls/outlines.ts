import * as z from 'zod/mini';
import type { Access } from '../../contract/access/access';
import { ROLE } from '../../contract/access/roles';
import { defineCall, defineChange } from '../call';
import { empty, idParams } from '../schemas/common';
import {
  type DeletedPlace,
  deletedPlace,
  geomQuery,
  type LocationCreate,
  type LocationFull,
  type LocationPatch,
  locationCreate,
  locationFull,
  locationPatch,
  type OutlineLine,
  type OutlineVersion,
  type OutlineVersionFull,
  outlineLine,
  outlineVersion,
  outlineVersionFull,
} from '../schemas/outline';
import { countCall } from './work/work';

const creators: Access = { all: [ROLE.gis_creator] };
const editors: Access = { all: [ROLE.gis_editor] };
const both: Access = { any: [ROLE.gis_editor, ROLE.gis_creator] };

/** A location id and the number of one version of its outline. */
const versionParams = z.strictObject({
  id: z.string().check(z.regex(/^\d{1,9}$/)),
  version: z.string().check(z.regex(/^\d{1,9}$/)),
});

export const listOutlines = defineCall<void, void, OutlineLine[]>({
  name: 'listOutlines',
  method: 'GET',
  route: 'cw/location/outlines/',
  path: () => 'cw/location/outlines/',
  answer: z.array(outlineLine),
  access: both,
  summary: 'Figures of each outline of the countries that the person manages: vertices, area, last change',
});

export const getLocation = defineCall<{ id: number }, void, LocationFull>({
  name: 'getLocation',
  method: 'GET',
  route: 'cw/location/:id/',
  path: ({ id }) => `cw/location/${id}/`,
  params: idParams,
  answer: locationFull,
  access: both,
  summary:
    'A location of a managed country with its outline, its own zone and residents, and what depends on it',
});

export const createLocation = defineCall<void, LocationCreate, LocationFull>({
  name: 'createLocation',
  method: 'POST',
  route: 'cw/location/',
  path: () => 'cw/location/?geom=true',
  query: geomQuery,
  body: locationCreate,
  answer: locationFull,
  status: 201,
  mayWait: true,
  access: creators,
  summary: 'Create an archipelago, an island or a locality of a managed country; the same uuid creates one',
});

export const patchLocation = defineChange<{ id: number }, LocationPatch, LocationFull>({
  name: 'patchLocation',
  method: 'PATCH',
  route: 'cw/location/:id/',
  path: ({ id }) => `cw/location/${id}/?geom=true`,
  params: idParams,
  query: geomQuery,
  body: locationPatch,
  answer: locationFull,
  mayWait: true,
  access: editors,
  summary:
    'Change a location of a managed country; If-Match carries the version, a newer one is a 409 with it',
});

export const deleteLocation = defineChange<{ id: number }, void, object>({
  name: 'deleteLocation',
  method: 'DELETE',
  route: 'cw/location/:id/',
  path: ({ id }) => `cw/location/${id}/`,
  params: idParams,
  answer: empty,
  mayWait: true,
  access: editors,
  summary:
    'Delete a location on which nothing depends, which can be restored for 30 days; else 409 with the list of what does',
});

export const listDeletedPlaces = defineCall<void, void, DeletedPlace[]>({
  name: 'listDeletedPlaces',
  method: 'GET',
  route: 'cw/location/deleted/',
  path: () => 'cw/location/deleted/',
  answer: z.array(deletedPlace),
  access: editors,
  summary: 'Deleted locations of the managed countries that can still be restored, the latest first',
});

export const restoreLocation = defineCall<{ id: number }, void, LocationFull>({
  name: 'restoreLocation',
  method: 'POST',
  route: 'cw/location/:id/restore/',
  path: ({ id }) => `cw/location/${id}/restore/`,
  params: idParams,
  answer: locationFull,
  mayWait: true,
  access: editors,
  summary: 'Bring a deleted location back within 30 days, with its outlines, residents, alerts and coverage',
});

export const listOutlineVersions = defineCall<{ id: number }, void, OutlineVersion[]>({
  name: 'listOutlineVersions',
  method: 'GET',
  route: 'cw/location/:id/versions/',
  path: ({ id }) => `cw/location/${id}/versions/`,
  params: idParams,
  answer: z.array(outlineVersion),
  access: both,
  summary: 'Versions of the outline of a location, the newest first',
});

export const getOutlineVersion = defineCall<{ id: number; version: number }, void, OutlineVersionFull>({
  name: 'getOutlineVersion',
  method: 'GET',
  route: 'cw/location/:id/versions/:version/',
  path: ({ id, version }) => `cw/location/${id}/versions/${version}/`,
  params: versionParams,
  answer: outlineVersionFull,
  access: both,
  summary: 'One version of an outline, as it was drawn',
});

export const countOutlinesMissing = countCall(
  'a/work/outlines-missing/',
  { all: [ROLE.gis_editor] },
  'countOutlinesMissing',
  'Islands of which nothing is drawn but a point, of the countries an editor of outlines manages; urgent when cases were reported from one of them',
);
