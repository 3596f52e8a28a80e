/** How a value of a sampling is answered and kept. */
type Kind =
  | { kind: 'text' /** greatest length in characters */; max: number }
  | {
      kind: 'number';
      /** what can be stored, in the unit of the field, ends included */
      min: number;
      max: number;
      /** of the stepper of the form */
      step: number;
      /** the unit that is stored, as the key of its text, `unit.*` */
      unit: string;
    }
  /** flag: with unknown; time: civil time as far as it is known; point: of RFC 7946; specie: a number in `gd/specie/` */
  | { kind: 'flag' | 'time' | 'point' | 'picture' | 'specie' };

/** Definition of one field of a sampling. */
export type SamplingFieldDefinition = Kind & {
  /** said of the sampling as a whole, or of each species that was found */
  of: 'sampling' | 'species';
};

/**
 * What rows of samplings say, each field defined once (specification, section 3): checks of the calls, columns of
 * the database, of files and of the list, questions of the form and what an import reads follow from here. A field
 * more is a definition here, a column in a migration, its heads in the import and its text, `field.*`
 * (docs/drills.md).
 */
export const SAMPLING_FIELDS = {
  /** name of a place where samplings are taken again and again */
  station: { of: 'sampling', kind: 'text', max: 60 },
  /** shared by the rows of one sampling */
  code: { of: 'sampling', kind: 'text', max: 60 },
  at_sampling_time: { of: 'sampling', kind: 'time' },
  at_geom: { of: 'sampling', kind: 'point' },
  at_water_temperature: { of: 'sampling', kind: 'number', min: -5, max: 60, step: 0.1, unit: 'celsius' },
  /** below the surface */
  at_sampling_depth: { of: 'sampling', kind: 'number', min: 0, max: 11_000, step: 0.1, unit: 'metre' },
  at_sampling_picture: { of: 'sampling', kind: 'picture' },
  at_species: { of: 'species', kind: 'specie' },
  /** per gram of algae */
  at_cells_nb: { of: 'species', kind: 'number', min: 0, max: 1_000_000_000, step: 10, unit: 'cells' },
  at_toxicity_data: { of: 'species', kind: 'text', max: 4000 },
  /** potentially toxic */
  at_dino_identification: { of: 'species', kind: 'flag' },
} as const satisfies Record<string, SamplingFieldDefinition>;

type Definitions = typeof SAMPLING_FIELDS;

export type SamplingField = keyof Definitions;

/** Names of the fields of the given kinds. */
export type SamplingFieldOfKind<K extends SamplingFieldDefinition['kind']> = {
  [F in SamplingField]: Definitions[F]['kind'] extends K ? F : never;
}[SamplingField];

/** What a row holds of each field; null where nothing is known. */
export type SamplingColumns<Point> = {
  [F in SamplingField]:
    | {
        text: string;
        time: string;
        picture: string;
        number: number;
        specie: number;
        flag: boolean;
        point: Point;
      }[Definitions[F]['kind']]
    | null;
};

/** The fields that hold a number. */
export type SamplingNumber = SamplingFieldOfKind<'number'>;

/** Every field, in the order of the definition. */
export const SAMPLING_FIELD_NAMES = Object.keys(SAMPLING_FIELDS) as SamplingField[];

/** The definition of a field, where which one it is does not matter. */
export const samplingField = (field: SamplingField): SamplingFieldDefinition => SAMPLING_FIELDS[field];

/** Whether a field is said of each species; what is no field of a row is not. */
export const isOfSpecies = (field: string): boolean =>
  field in SAMPLING_FIELDS && samplingField(field as SamplingField).of === 'species';
