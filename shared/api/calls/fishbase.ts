import * as z from 'zod/mini';
import { defineCall } from '../call';
import { format as formatValue, idParams } from '../schemas/common';
import {
  type AlgaeSpecie,
  algaeSpecie,
  type Phenotype,
  phenotype,
  type Specie,
  specie,
} from '../schemas/species';

const format = z.strictObject({ format: formatValue });

export const listSpecies = defineCall<void, void, Specie[]>({
  name: 'listSpecies',
  method: 'GET',
  route: 'fb/specie/',
  path: () => 'fb/specie/',
  query: format,
  answer: z.array(specie),
  access: 'open',
  summary: 'Species of the directory with their names in every language',
});

export const getSpecie = defineCall<{ id: number }, void, Specie>({
  name: 'getSpecie',
  method: 'GET',
  route: 'fb/specie/:id/',
  path: ({ id }) => `fb/specie/${id}/`,
  params: idParams,
  query: format,
  answer: specie,
  access: 'open',
  summary: 'One species',
});

export const listPhenotypes = defineCall<void, void, Phenotype[]>({
  name: 'listPhenotypes',
  method: 'GET',
  route: 'phenotype/',
  path: () => 'phenotype/?format=json',
  query: format,
  answer: z.array(phenotype),
  access: 'open',
  summary: 'Phenotypes: families or groups of species',
});

export const getPhenotype = defineCall<{ id: number }, void, Phenotype>({
  name: 'getPhenotype',
  method: 'GET',
  route: 'phenotype/:id/',
  path: ({ id }) => `phenotype/${id}/`,
  params: idParams,
  query: format,
  answer: phenotype,
  access: 'open',
  summary: 'One phenotype',
});

export const listAlgaeSpecies = defineCall<void, void, AlgaeSpecie[]>({
  name: 'listAlgaeSpecies',
  method: 'GET',
  route: 'gd/specie/',
  path: () => 'gd/specie/',
  query: format,
  answer: z.array(algaeSpecie),
  access: 'open',
  summary: 'Dinoflagellate species',
});
