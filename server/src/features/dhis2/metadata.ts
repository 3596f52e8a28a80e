import type { Dhis2Metadata } from '@ciguawatch/shared/api/schemas/exchange/dhis2';
import type { PlaceIndex } from '../locations/place-index';
import { ELEMENT_COLUMNS } from './columns';
import { dataElements, elementOf, type FishLists, MONTHLY, monthlyElementOf, optionSets } from './elements';
import { organisationUnits, unitOf } from './organisation-units';
import { DEFAULT_COMBINATION, uid } from './uid';
import { inFrench, ownNames } from './words';

export const PROGRAM = uid('program', 'report');
export const STAGE = uid('stage', 'report');
export const DATA_SET = uid('dataSet', 'month');

const combination = { categoryCombo: { id: DEFAULT_COMBINATION.category } };

/**
 * What DHIS2 needs to know before it takes events and figures of a country: places, answers, an event program and a
 * data set by month.
 */
export function metadata(
  places: PlaceIndex,
  fish: FishLists,
  { country, parent }: { country: number; parent?: string | undefined },
): Dhis2Metadata {
  const units = organisationUnits(places, country, parent);
  const islands = [...places.all()].filter((place) => place.type === 'I' && place.country === country);
  const [programNames, dataSetNames] = [ownNames('program'), ownNames('dataSet')];
  return {
    organisationUnits: units,
    ...optionSets(fish),
    dataElements: dataElements(),
    programs: [
      {
        id: PROGRAM,
        name: programNames.en,
        shortName: programNames.en,
        code: 'CIG_REPORT',
        programType: 'WITHOUT_REGISTRATION',
        ...combination,
        organisationUnits: units.map(({ id }) => ({ id })),
        programStages: [{ id: STAGE }],
        translations: [inFrench(programNames)],
      },
    ],
    programStages: [
      {
        id: STAGE,
        name: programNames.en,
        program: { id: PROGRAM },
        featureType: 'POINT',
        executionDateLabel: ownNames('mealDate').en,
        repeatable: false,
        programStageDataElements: ELEMENT_COLUMNS.map((column, at) => ({
          dataElement: { id: elementOf(column) },
          compulsory: false,
          sortOrder: at + 1,
        })),
      },
    ],
    dataSets: [
      {
        id: DATA_SET,
        name: dataSetNames.en,
        shortName: dataSetNames.en,
        code: 'CIG_MONTH',
        periodType: 'Monthly',
        ...combination,
        openFuturePeriods: 0,
        dataSetElements: MONTHLY.map((figure) => ({
          dataElement: { id: monthlyElementOf(figure) },
          dataSet: { id: DATA_SET },
        })),
        organisationUnits: islands.map(({ id }) => ({ id: unitOf(id) })),
        translations: [inFrench(dataSetNames)],
      },
    ],
  };
}
