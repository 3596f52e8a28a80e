import { changeAgain, makeConflict } from './scenarios/conflict.mjs';
import { makeLateBatch } from './scenarios/late-batch.mjs';
import { makeOutbreak } from './scenarios/outbreak-today.mjs';

/**
 * The scenarios of `npm run play`, by name. `make` calls the portal after its start and returns sentences to read (`tell`),
 * the page to open for each role (`open`), and for some what is needed to go `on`, which is called each `every` seconds.
 */
export const SCENARIOS = {
  'outbreak-today': {
    summary: 'Reports of one island arrive today, more than the threshold: its alert stands.',
    make: makeOutbreak,
  },
  'late-batch': {
    summary: 'A list of reports arrives now whose meals were months ago; they wait for review.',
    make: makeLateBatch,
  },
  conflict: {
    summary: 'Two people change one species and one case; what both changed has to be decided.',
    make: makeConflict,
    every: 45,
    on: changeAgain,
  },
  'empty-laboratory': {
    summary: 'A new portal as in production: no cases, no demo accounts, one administrator.',
    roles: ['admin'],
    empty: true,
  },
};
