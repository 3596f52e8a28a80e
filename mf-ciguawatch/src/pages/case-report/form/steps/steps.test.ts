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

test('the back button of the browser leads where it was, forward included', () => {
  const back = step(firstStep(4), { do: 'arrive', to: 2, furthest: 2, returning: false });
  expect(back).toMatchObject({ section: 2, furthest: 4, returning: false });
  // After a reload in section 2, the forward button leads to section 5.
  expect(step(firstStep(2), { do: 'arrive', to: 5, furthest: 5, returning: false })).toMatchObject({
    section: 5,
    furthest: 5,
  });
  // The back button leads to a section that was opened from the review.
  expect(step(firstStep(6), { do: 'arrive', to: 3, furthest: 6, returning: true })).toMatchObject({
    section: 3,
    returning: true,
  });
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
