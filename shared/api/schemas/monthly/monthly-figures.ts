import * as z from 'zod/mini';
import { SPECIE_PARTS } from '../../../domain/codes/choices';
import { GRADED_SYMPTOMS } from '../../../domain/codes/symptoms';
import type { MonthlyFigures } from '../../../domain/monthly/monthly-figures';
import type { Schema } from '../../call';

const whole = z.int();
const counts = z.array(z.object({ key: whole, count: whole }));
const codes = z.array(whole);
const month = { year: whole, month: whole };

/** Figures of the internal edition only, counted from columns that only editors may read. */
const editors = z.object({
  reports: whole,
  purchases: codes,
  cares: codes,
  delay: z.object({
    known: whole,
    quartiles: z.nullable(z.object({ lower: z.number(), median: z.number(), upper: z.number() })),
    classes: codes,
  }),
  classes: z.optional(codes),
});

const statistics = z.object({
  reports: whole,
  people: whole,
  mealsAtLeast: whole,
  withheld: z.nullable(z.object({ profile: whole, person: whole })),
  latest: z.nullable(z.object(month)),
  months: z.array(z.object({ ...month, cases: whole, reports: whole })),
  symptoms: z.array(
    z.object({
      key: z.enum(GRADED_SYMPTOMS),
      soft: whole,
      medium: whole,
      hard: whole,
      present: whole,
      count: whole,
      answered: whole,
    }),
  ),
  species: counts,
  phenotypes: counts,
  fishNamed: whole,
  parts: z.array(z.object({ key: z.enum(SPECIE_PARTS), count: whole })),
  partsAnswered: whole,
  ages: codes,
  genders: codes,
  histories: codes,
  delays: codes,
  meals: z.object({ individual: whole, collective: whole, unknown: whole }),
  islands: counts,
  outbreaks: z.array(z.object({ island: whole, ...month, count: whole })),
  persistence: z.nullable(z.object({ yes: whole, answered: whole })),
  editors: z.nullable(editors),
});

/** Schema of `MonthlyFigures`. */
export const monthlyFigures: Schema<MonthlyFigures> = z.object({
  period: z.object({ country: whole, year: whole, month: z.nullable(whole) }),
  observed: z.enum(['all', 'some', 'none']),
  statistics,
  earlier: z.array(z.object({ year: whole, reports: whole, people: whole, observed: z.boolean() })),
  before: z.object({ reports: whole, people: whole }),
  squares: z.array(z.object({ at: whole, island: whole, reports: whole })),
  curve: z.array(
    z.object({
      ...month,
      reports: whole,
      observed: z.boolean(),
      band: z.nullable(z.object({ least: whole, most: whole })),
    }),
  ),
  places: z.array(
    z.object({
      archi: whole,
      island: z.nullable(whole),
      reports: whole,
      people: whole,
      before: whole,
      year: whole,
      observed: z.boolean(),
      observedBefore: z.boolean(),
    }),
  ),
  agesBySex: z.array(codes),
});
