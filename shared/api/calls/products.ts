import * as z from 'zod/mini';
import { defineCall } from '../call';
import { format, idParams } from '../schemas/common';
import { type PhenotypeDetail, phenotypeDetail, type SpecieDetail, specieDetail } from '../schemas/product';

const query = z.strictObject({ format });

export const getSpecieDetail = defineCall<{ id: number }, void, SpecieDetail>({
  name: 'getSpecieDetail',
  method: 'GET',
  route: 'fb/specie/:id/detail/',
  path: ({ id }) => `fb/specie/${id}/detail/`,
  params: idParams,
  query,
  answer: specieDetail,
  access: 'open',
  summary: 'A species with its public reports by island and month and its accepted changes',
});

export const getPhenotypeDetail = defineCall<{ id: number }, void, PhenotypeDetail>({
  name: 'getPhenotypeDetail',
  method: 'GET',
  route: 'phenotype/:id/detail/',
  path: ({ id }) => `phenotype/${id}/detail/`,
  params: idParams,
  query,
  answer: phenotypeDetail,
  access: 'open',
  summary: 'A group with its species, its public reports by island and month and its accepted changes',
});
