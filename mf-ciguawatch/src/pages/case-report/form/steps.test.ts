import { firstFaulty, firstStep, step } from './steps';

const clean = {};
const noDate = { event_date: { code: 'required' as const } };

test('goes on only when the section validates', () => {
  const third = firstStep(3);
  expect(step(third, { do: 'next', faults: noDate })).toMatchObject({ section: 3, attempted: new Set([3]) });
  expect(step(third, { do: 'next', faults: clean })).toMatchObject({ section: 4, furthest: 4 });
});

test('a fault of another section does not hold this one back', () => {
  expect(step(firstStep(1), { do: 'next', faults: noDate }).section).toBe(2);
});

test('goes back while above the first section', () => {
  expect(step(firstStep(2), { do: 'back', faults: noDate }).section).toBe(1);
  expect(step(firstStep(1), { do: 'back', faults: clean }).section).toBe(1);
});

test('jumps to sections reached before, not beyond', () => {
  const back = step(firstStep(4), { do: 'go', to: 2 });
  expect(back).toMatchObject({ section: 2, furthest: 4 });
  expect(step(back, { do: 'go', to: 5 }).section).toBe(2);
});

test('an edit link of the review comes back to the review', () => {
  const editing = step(firstStep(6), { do: 'edit', to: 3 });
  expect(editing).toMatchObject({ section: 3, returning: true });
  expect(step(editing, { do: 'next', faults: clean })).toMatchObject({ section: 6, returning: false });
  expect(step(editing, { do: 'next', faults: noDate })).toMatchObject({ section: 3, returning: true });
});

test('a report with a fault leads to the section that holds it', () => {
  expect(firstFaulty(noDate)).toBe(3);
  expect(firstFaulty(clean)).toBeNull();
  expect(step(firstStep(6), { do: 'refuse', at: 3 })).toMatchObject({
    section: 3,
    returning: true,
    attempted: new Set([3]),
  });
});
