import * as z from 'zod/mini';

/** Identifier of DHIS2: a letter and ten letters or digits, made of the portal's own number, so that it stays. */
const uid = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9]{10}$/));
const named = z.object({ id: uid });

/** The same name in another language. */
const translation = z.object({
  /** language as `fr` */
  locale: z.string(),
  property: z.enum(['NAME', 'FORM_NAME']),
  value: z.string(),
});

/** A place of DHIS2: a country, an archipelago or an island. */
const organisationUnit = z.object({
  id: uid,
  name: z.string(),
  /** at most 50 characters */
  shortName: z.string(),
  /** `CIG_L` and the location id */
  code: z.string(),
  /** first day for which figures may be entered, as YYYY-MM-DD */
  openingDate: z.iso.date(),
  /** place that holds this one; left out for the topmost */
  parent: z.optional(named),
  /** label point, RFC 7946 */
  geometry: z.optional(
    z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }),
  ),
});

const option = z.object({
  id: uid,
  /** code as the case list writes it, or the id of a species or group */
  code: z.string(),
  name: z.string(),
  /** position in its set, from 1 */
  sortOrder: z.int(),
  optionSet: named,
  translations: z.array(translation),
});

const optionSet = z.object({
  id: uid,
  name: z.string(),
  code: z.string(),
  valueType: z.enum(['TEXT']),
  /** options in their order */
  options: z.array(named),
});

const dataElement = z.object({
  id: uid,
  name: z.string(),
  /** at most 50 characters */
  shortName: z.string(),
  /** `CIG_` and the column of the case list */
  code: z.string(),
  /** name on the form */
  formName: z.string(),
  domainType: z.enum(['TRACKER', 'AGGREGATE']),
  valueType: z.enum(['TEXT', 'BOOLEAN', 'INTEGER_POSITIVE', 'INTEGER_ZERO_OR_POSITIVE']),
  aggregationType: z.enum(['NONE', 'SUM']),
  /** whether a zero is stored: a month without reports differs from one without observation */
  zeroIsSignificant: z.boolean(),
  categoryCombo: named,
  /** answers of a choice */
  optionSet: z.optional(named),
  translations: z.array(translation),
});

const program = z.object({
  id: uid,
  name: z.string(),
  shortName: z.string(),
  code: z.string(),
  programType: z.literal('WITHOUT_REGISTRATION'),
  categoryCombo: named,
  organisationUnits: z.array(named),
  programStages: z.array(named),
  translations: z.array(translation),
});

const programStage = z.object({
  id: uid,
  name: z.string(),
  program: named,
  featureType: z.literal('POINT'),
  /** what the date of an event is */
  executionDateLabel: z.string(),
  repeatable: z.boolean(),
  programStageDataElements: z.array(
    z.object({ dataElement: named, compulsory: z.boolean(), sortOrder: z.int() }),
  ),
});

const dataSet = z.object({
  id: uid,
  name: z.string(),
  shortName: z.string(),
  code: z.string(),
  periodType: z.literal('Monthly'),
  categoryCombo: named,
  /** no month is open before it is over */
  openFuturePeriods: z.int(),
  dataSetElements: z.array(z.object({ dataElement: named, dataSet: named })),
  organisationUnits: z.array(named),
  translations: z.array(translation),
});

/** Metadata of DHIS2 for the reports of a country, to be imported before its events and figures. */
export const dhis2Metadata = z.object({
  organisationUnits: z.array(organisationUnit),
  optionSets: z.array(optionSet),
  options: z.array(option),
  dataElements: z.array(dataElement),
  programs: z.array(program),
  programStages: z.array(programStage),
  dataSets: z.array(dataSet),
});
export type Dhis2Metadata = z.infer<typeof dhis2Metadata>;

/** A public row as an event. */
const event = z.object({
  event: uid,
  program: uid,
  programStage: uid,
  /** island, else archipelago or country */
  orgUnit: uid,
  /** first day of the month of the meal as YYYY-MM-DD: no finer date is public */
  occurredAt: z.iso.date(),
  status: z.literal('COMPLETED'),
  /** label point of the island, RFC 7946 */
  geometry: z.optional(
    z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }),
  ),
  /** what is withheld or unknown is left out */
  dataValues: z.array(z.object({ dataElement: uid, value: z.string() })),
});
export type Dhis2Event = z.infer<typeof event>;

/** Events of a country and year, as the tracker of DHIS2 imports them. */
export const dhis2Events = z.object({ events: z.array(event) });
export type Dhis2Events = z.infer<typeof dhis2Events>;

const dataValue = z.object({
  dataElement: uid,
  /** month as YYYYMM */
  period: z.string().check(z.regex(/^\d{6}$/)),
  orgUnit: uid,
  categoryOptionCombo: uid,
  attributeOptionCombo: uid,
  /** whole number; 0 only where a source observed the island in the month */
  value: z.string().check(z.regex(/^\d+$/)),
});

/** Reports and people ill by month and island of a country and year, as a data value set of DHIS2. */
export const dhis2Values = z.object({ dataSet: uid, dataValues: z.array(dataValue) });
export type Dhis2Values = z.infer<typeof dhis2Values>;

const registration = z.object({
  dataSet: uid,
  /** month as YYYYMM */
  period: z.string().check(z.regex(/^\d{6}$/)),
  organisationUnit: uid,
  attributeOptionCombo: uid,
  completed: z.boolean(),
});

/** Months of islands that a source observed, as complete data sets of DHIS2. */
export const dhis2Completeness = z.object({ completeDataSetRegistrations: z.array(registration) });
export type Dhis2Completeness = z.infer<typeof dhis2Completeness>;
