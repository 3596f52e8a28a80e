import * as z from 'zod/mini';
import type { Access } from '../../contract/access/access';
import { ROLE } from '../../contract/access/roles';
import { defineCall, defineChange } from '../call';
import { idParams } from '../schemas/common';
import {
  type Coverage,
  type CoverageMarks,
  type CoverageOfCountry,
  coverage,
  coverageMarks,
  coverageOfCountry,
} from '../schemas/monthly/coverage';

const editors: Access = { all: [ROLE.cases_editor] };

export const listCoverage = defineCall<void, void, Coverage[]>({
  name: 'listCoverage',
  method: 'GET',
  route: 'cw/coverage/',
  path: () => 'cw/coverage/',
  answer: z.array(coverage),
  access: 'open',
  summary: 'Months that each source observed, by country: a month outside them says nothing about cases',
});

export const getCoverage = defineCall<{ id: number }, void, CoverageOfCountry>({
  name: 'getCoverage',
  method: 'GET',
  route: 'cw/coverage/:id/',
  path: ({ id }) => `cw/coverage/${id}/`,
  params: idParams,
  answer: coverageOfCountry,
  access: editors,
  summary:
    'Months that each source observed in a country and on its islands, with the version that marks are based on',
});

export const markCoverage = defineChange<{ id: number }, CoverageMarks, CoverageOfCountry>({
  name: 'markCoverage',
  method: 'PATCH',
  route: 'cw/coverage/:id/',
  path: ({ id }) => `cw/coverage/${id}/`,
  params: idParams,
  body: coverageMarks,
  answer: coverageOfCountry,
  access: editors,
  summary:
    'Mark months of islands as observed by a source, as silent, or as in the country again; If-Match carries the version of the country',
});
