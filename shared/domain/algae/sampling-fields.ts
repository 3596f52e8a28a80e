/** Type and limits of a field of a sampling. */
type FieldKind =
  | { kind: 'text' /** greatest length in characters */; max: number }
  | {
      kind: 'number';
      /** limits of what can be stored, in the unit of the field, both included */
      min: number;
      max: number;
      /** step of the number input in the form */
      step: number;
      /** unit in which the value is stored, as the key of its text, `unit.*` */
      unit: string;
    }
  /** one of a few codes; null where none of them applies */
  | { kind: 'choice'; choices: readonly [string, ...string[]] }
  /**
   * flag: yes, no or unknown; time: civil time, possibly only a year; point: RFC 7946; specie: an id of
   * `gd/specie/`
   */
  | { kind: 'flag' | 'time' | 'point' | 'picture' | 'specie' };

/** Definition of one field of a sampling. */
export type SamplingFieldDefinition = FieldKind & {
  /** whether the field belongs to the sampling as a whole or to each species found in it */
  of: 'sampling' | 'species';
};

/**
 * The fields of a sampling, each defined once (specification, section 3). Checks of the calls, columns of
 * database, files and list, questions of the form and the import follow from here. A new field also needs a
 * column in a migration, its column heads in the import and its text `field.*` (docs/drills.md).
 */
export const SAMPLING_FIELDS = {
  /** name of a place that is sampled repeatedly */
  station: { of: 'sampling', kind: 'text', max: 60 },
  /** the laboratory's code, shared by the rows of one sampling */
  code: { of: 'sampling', kind: 'text', max: 60 },
  at_sampling_time: { of: 'sampling', kind: 'time' },
  at_geom: { of: 'sampling', kind: 'point' },
  at_water_temperature: { of: 'sampling', kind: 'number', min: -5, max: 60, step: 0.1, unit: 'celsius' },
  /** metres below the surface */
  at_sampling_depth: { of: 'sampling', kind: 'number', min: 0, max: 11_000, step: 0.1, unit: 'metre' },
  at_sampling_picture: { of: 'sampling', kind: 'picture' },
  at_species: { of: 'species', kind: 'specie' },
  /** the name as the analyst wrote it where it is no species of the list: "Gambierdiscus cf. polynesiensis" */
  identification: { of: 'species', kind: 'text', max: 200 },
  /** per gram of algae, or as `cells_unit` says */
  at_cells_nb: { of: 'species', kind: 'number', min: 0, max: 1_000_000_000, step: 10, unit: 'cells' },
  /** unit of the count where it is not cells per gram of algae; no unit is converted into another */
  cells_unit: { of: 'species', kind: 'choice', choices: ['per_cm2', 'per_litre', 'log10_per_gram'] },
  at_toxicity_data: { of: 'species', kind: 'text', max: 4000 },
  /** potentially toxic */
  at_dino_identification: { of: 'species', kind: 'flag' },
  /** where the data come from, as their editor says it: a report, a data set, a cruise */
  data_source: { of: 'sampling', kind: 'text', max: 200 },
} as const satisfies Record<string, SamplingFieldDefinition>;

type Definitions = typeof SAMPLING_FIELDS;

export type SamplingField = keyof Definitions;

/** Names of the fields that have one of the given kinds. */
export type SamplingFieldOfKind<K extends SamplingFieldDefinition['kind']> = {
  [F in SamplingField]: Definitions[F]['kind'] extends K ? F : never;
}[SamplingField];

/** The values of one row by field; null where unknown. */
export type SamplingColumns<Point> = {
  [F in SamplingField]:
    | {
        text: string;
        choice: string;
        time: string;
        picture: string;
        number: number;
        specie: number;
        flag: boolean;
        point: Point;
      }[Definitions[F]['kind']]
    | null;
};

/** The fields whose value is a number. */
export type SamplingNumber = SamplingFieldOfKind<'number'>;

/** Every field, in the order of the definition. */
export const SAMPLING_FIELD_NAMES = Object.keys(SAMPLING_FIELDS) as SamplingField[];

/** The definition of a field, widened to the general type for code that handles every field alike. */
export const samplingField = (field: SamplingField): SamplingFieldDefinition => SAMPLING_FIELDS[field];

/** Whether a field belongs to each species of a sampling; false for names that are no field. */
export const isOfSpecies = (field: string): boolean =>
  field in SAMPLING_FIELDS && samplingField(field as SamplingField).of === 'species';
