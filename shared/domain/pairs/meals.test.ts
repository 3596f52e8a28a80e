import fc from 'fast-check';
import { groupByLinks, type Linked } from './meals';

/** Up to 7 reports: each names another one's meal or none, and some are duplicates of one that counts. */
const linked = fc
  .array(fc.record({ names: fc.nat(6), links: fc.boolean(), marked: fc.boolean(), of: fc.nat(6) }), {
    minLength: 1,
    maxLength: 7,
  })
  .map((said) => {
    const standing = said.flatMap(({ marked }, i) => (marked ? [] : [i + 1]));
    return said.map(({ names, links, marked, of }, i): Linked => {
      const named = (names % said.length) + 1;
      return {
        id: i + 1,
        match_event: links && named !== i + 1 ? String(named) : null,
        duplicate_of: marked ? (standing[of % standing.length] ?? null) : null,
      };
    });
  });

const isShown = ({ duplicate_of }: Linked) => duplicate_of === null;
const patientsOf = (reports: readonly Linked[]) =>
  groupByLinks(reports).map((table) => ({
    ...table,
    reports: table.reports.filter(isShown).map(({ id }) => id),
  }));
/** The same reports with another report of the patient as the one that counts. */
const turned = (reports: readonly Linked[], kept: Linked): Linked[] => {
  const former = kept.duplicate_of;
  return reports.map((one) => {
    if (one.id === kept.id) return { ...one, duplicate_of: null };
    return one.id === former || one.duplicate_of === former ? { ...one, duplicate_of: kept.id } : one;
  });
};
const sizes = (reports: readonly Linked[]) =>
  patientsOf(reports).map((one) => [one.meal, one.reports.length]);

test('the members of a meal do not depend on the order of the reports', () => {
  fc.assert(
    fc.property(linked, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (reports, chance) => {
      const keyed = reports.map((one) => [Number(chance.next().value), one] as const);
      const shuffled = keyed.sort(([a], [b]) => a - b).map(([, one]) => one);
      expect(groupByLinks(shuffled)).toEqual(groupByLinks(reports));
    }),
  );
});

test('a table has as many patients whichever report of a patient counts', () => {
  fc.assert(
    fc.property(linked, (reports) => {
      for (const kept of reports.filter((one) => !isShown(one)))
        expect(sizes(turned(reports, kept))).toEqual(sizes(reports));
    }),
  );
});

test('a patient who was reported twice forms no meal', () => {
  const twice = { id: 2, match_event: null, duplicate_of: 1 };
  expect(groupByLinks([{ id: 1, match_event: null, duplicate_of: null }, twice])).toMatchObject([
    { meal: false },
  ]);
});
