import type {
  Dhis2Completeness,
  Dhis2Events,
  Dhis2Metadata,
  Dhis2Values,
} from '@ciguawatch/shared/api/schemas/exchange/dhis2';
import { PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import { setUpCases } from '../cases/case-setup';
import { RAPA, TAHITI } from '../cases/samples';

describe('DHIS2', () => {
  const cases = setUpCases('pglite');
  const read = async <T>(path: string): Promise<T> => {
    const answer = await cases.server.get(path);
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return answer.json<T>();
  };
  const [metadata, events, values, completeness] = [
    () => read<Dhis2Metadata>('cw/dhis2/metadata/?country=4'),
    (year = 2026) => read<Dhis2Events>(`cw/dhis2/events/?country=4&year=${year}`),
    (year = 2026) => read<Dhis2Values>(`cw/dhis2/values/?country=4&year=${year}`),
    (year = 2026) => read<Dhis2Completeness>(`cw/dhis2/completeness/?country=4&year=${year}`),
  ];
  const unitOf = async (location: number) =>
    (await metadata()).organisationUnits.find(({ code }) => code === `CIG_L${location}`)?.id;

  it('finds each identifier that its metadata name, once, under names that it takes', async () => {
    const found = await metadata();
    const objects = Object.values(found).flatMap((list: { id: string; name: string }[]) => list);
    const ids = new Set(objects.map(({ id }) => id));
    expect(ids.size).toBe(objects.length);
    const named = JSON.stringify(found).matchAll(/"id":"(\w+)"/g);
    const elsewhere = new Set(['bjDvmb4bfuf']);
    expect(
      [...named].map(([, id]) => id as string).filter((id) => !ids.has(id) && !elsewhere.has(id)),
    ).toEqual([]);
    for (const list of [found.organisationUnits, found.dataElements, found.programs, found.dataSets]) {
      const names = list.map(({ shortName }: { shortName: string }) => shortName);
      expect(names.filter((name) => [...name].length > 50)).toEqual([]);
    }
    // Places may share a name; elements, sets and programs may not.
    for (const list of [found.optionSets, found.dataElements]) {
      const names = list.map(({ name }: { name: string }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
    // A holder stands before what it holds.
    const seen = new Set<string>();
    for (const { id, parent } of found.organisationUnits) {
      if (parent) expect(seen).toContain(parent.id);
      seen.add(id);
    }
    expect(await metadata()).toEqual(found);
  });

  it('puts the country below a place of the receiving instance', async () => {
    const found = await read<Dhis2Metadata>('cw/dhis2/metadata/?country=4&parent=ImspTQPwCqd');
    expect(found.organisationUnits.filter(({ parent }) => parent?.id === 'ImspTQPwCqd')).toHaveLength(1);
    expect((await cases.server.get('cw/dhis2/metadata/?country=77')).json()).toMatchObject({
      fields: { country: 'unknown_id' },
    });
  });

  it('gets the public row as an event: no day, no exact age, nothing that is withheld', async () => {
    const more = {
      case_eventtime: '2026-03-10T19:30',
      specie_id: 22,
      sympt_nausea: '2',
      age: 37,
      gender: 'F',
    };
    await cases.send({ ...more, case_location_id: TAHITI });
    await cases.send({ ...more, case_location_id: RAPA });
    const { events: found } = await events();
    const elements = new Map((await metadata()).dataElements.map(({ id, code }) => [id, code]));
    const columns = PUBLIC_COLUMNS.map((column) => `CIG_${column.toUpperCase()}`);
    const [tahiti, rapa] = [await unitOf(TAHITI), await unitOf(RAPA)];
    const told = (unit: string | undefined) =>
      found
        .find(({ orgUnit }) => orgUnit === unit)
        ?.dataValues.map(({ dataElement, value }) => [elements.get(dataElement), value]);
    expect(found.map(({ occurredAt }) => occurredAt)).toEqual(['2026-03-01', '2026-03-01']);
    expect(told(tahiti)?.filter(([code]) => !columns.includes(code as string))).toEqual([]);
    expect(told(tahiti)).toContainEqual(['CIG_SPECIE_ID', '22']);
    // What describes the person waits for Monday, and never comes on a small island.
    expect(told(rapa)?.map(([code]) => code)).toEqual(['CIG_SPECIE_ID', 'CIG_SOURCE']);
    expect(JSON.stringify(found)).not.toMatch(/2026-03-10|"37"/);
    expect((await events(2019)).events).toEqual([]);
  });

  it('has the sums of the public list, and a zero only where a month was observed', async () => {
    const at = (case_eventtime: string, more: object = {}) =>
      cases.send({ case_location_id: TAHITI, case_eventtime, ...more });
    await at('2026-01-10T19:30');
    await at('2026-01-11T19:30', { mass_poisoning: true, mass_poisoning_nb: 4 });
    await at('2026-02-11T19:30');
    await at('2026-03-01T19:30');
    await cases.server.store.tx((trx) =>
      trx
        .insertInto('coverage')
        .values({ source: 'haedat', country: 4, from_month: '2025-11-01', until_month: '2026-01-01' })
        .execute(),
    );
    const { dataValues } = await values();
    const tahiti = await unitOf(TAHITI);
    const figure = new Map((await metadata()).dataElements.map(({ id, code }) => [id, code]));
    const ofTahiti = dataValues.filter(({ orgUnit }) => orgUnit === tahiti);
    const reports = ofTahiti.filter(({ dataElement }) => figure.get(dataElement) === 'CIG_MONTHLY_REPORTS');
    expect(reports.map(({ period, value }) => [period, value])).toEqual([
      ['202601', '2'],
      ['202602', '1'],
    ]);
    // The running month is not over, and months that nobody observed have no value but where something is reported.
    const registered = (await completeness()).completeDataSetRegistrations.map(
      ({ organisationUnit, period }) => `${organisationUnit} ${period}`,
    );
    const zeros = dataValues.filter(({ value }) => value === '0');
    expect(zeros.filter(({ orgUnit, period }) => !registered.includes(`${orgUnit} ${period}`))).toEqual([]);
    const observedZeros = registered.filter(
      (key) => !ofTahiti.some((one) => `${one.orgUnit} ${one.period}` === key),
    );
    expect(observedZeros.length).toBeGreaterThan(0);
    expect(zeros).toHaveLength(2 * observedZeros.length);
    expect(new Set(zeros.map(({ period }) => period))).toEqual(new Set(['202601']));
    expect(
      (await values(2025)).dataValues.every(({ period, value }) => period >= '202511' && value === '0'),
    ).toBe(true);
    const list = await cases.server.get('cw/caselist/?chunk=0');
    expect(list.json<unknown[]>()).toHaveLength(4);
    expect(reports.reduce((sum, { value }) => sum + Number(value), 0)).toBe(3);
  });
});
