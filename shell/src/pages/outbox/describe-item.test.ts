import { isReport, mealOf, shortCode } from './describe-item';

test('the time of a meal is read as entered, without a time zone', () => {
  expect(mealOf({ case_eventtime: '2030-11-18T19:30' })).toEqual({ date: '2030-11-18', time: '19:30' });
  expect(mealOf({ case: { case_eventtime: '2030-11-18T07:05' }, contact: null })?.time).toBe('07:05');
  expect(mealOf({ case_eventtime: '2030-11-18' })).toEqual({ date: '2030-11-18', time: null });
  expect(mealOf({ case_eventtime: '2030-11-18T00:00', time_known: false })).toEqual({
    date: '2030-11-18',
    time: null,
  });
});

test('items without a meal have none', () => {
  expect(mealOf({ cont_name: 'Hina' })).toBeNull();
  expect(mealOf(null)).toBeNull();
});

test('calls that send a report are recognised', () => {
  expect(shortCode('5c4de1a0-7d0e-4c8e-9d0a-3f0a4a1d2b11')).toBe('5C4DE1A0');
  expect([isReport('report'), isReport('createCase'), isReport('patchCase')]).toEqual([true, true, false]);
});
