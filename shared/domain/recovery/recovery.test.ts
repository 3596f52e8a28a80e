import { recoveryCurve, spanOf } from './recovery-curve';
import { stillIll } from './still-ill';

const of = <T>(times: number, value: T): T[] => Array.from({ length: times }, () => value);
const FOR_EVER = Number.POSITIVE_INFINITY;

describe('the share still ill', () => {
  it('has its exact interval, and bounds with those who did not answer', () => {
    const { share, low, high, atLeast, atMost } = stillIll({ asked: 120, answered: 54, ill: 23 })!;
    expect([share, low, high]).toEqual([
      expect.closeTo(0.42592592592592593, 9),
      expect.closeTo(0.29234726623706786, 9),
      expect.closeTo(0.5679173501047552, 9),
    ]);
    expect(atLeast).toBeCloseTo(0.19166666666666668, 9);
    expect(atMost).toBeCloseTo(0.7416666666666667, 9);
  });

  it('is told from 20 answers on, also where nobody or everybody is ill', () => {
    expect(stillIll({ asked: 400, answered: 19, ill: 8 })).toBeNull();
    expect(stillIll({ asked: 0, answered: 0, ill: 0 })).toBeNull();
    expect(stillIll({ asked: 20, answered: 20, ill: 0 })).toMatchObject({ share: 0, low: 0, atMost: 0 });
    expect(stillIll({ asked: 20, answered: 20, ill: 20 })).toMatchObject({ share: 1, high: 1, atLeast: 1 });
  });
});

describe('the curve of recovery', () => {
  it('shares out those whose recovery covers several parts', () => {
    const curve = recoveryCurve([
      ...of(20, { left: 0, right: 15 }),
      ...of(12, { left: 15, right: 90 }),
      ...of(6, { left: 15, right: 365 }),
      ...of(8, { left: 90, right: FOR_EVER }),
      ...of(4, { left: 365, right: FOR_EVER }),
    ]);
    expect(curve).toEqual([
      { until: 15, stillIll: expect.closeTo(0.6, 7) },
      { until: 90, stillIll: expect.closeTo(0.240429, 6) },
      { until: 365, stillIll: expect.closeTo(0.23914148, 6) },
      { until: FOR_EVER, stillIll: expect.closeTo(0, 7) },
    ]);
  });

  it('falls at the first date by those who answered some days later that it was gone', () => {
    const answers = [...of(24, false), ...of(46, true)].map((ill) => [{ due: 15, day: 17, ill }]);
    const [first] = recoveryCurve(answers.flatMap((one) => spanOf(one) ?? []));
    expect(first?.stillIll).toBeCloseTo(46 / 70, 6);
  });

  it('reads spans from the answers of a person', () => {
    expect(spanOf([])).toBeNull();
    expect(spanOf([{ due: 15, day: 29, ill: false }])).toEqual({ left: 0, right: 15 });
    expect(spanOf([{ due: 15, day: 30, ill: false }])).toEqual({ left: 0, right: 90 });
    expect(spanOf([{ due: 15, day: 15, ill: false }])).toEqual({ left: 0, right: 15 });
    expect(spanOf([{ due: 90, day: 300, ill: false }])).toEqual({ left: 0, right: 365 });
    expect(spanOf([{ due: 365, day: 400, ill: false }])).toEqual({ left: 0, right: FOR_EVER });
    const ill = { due: 15, day: 20, ill: true };
    expect(spanOf([ill])).toEqual({ left: 15, right: FOR_EVER });
    expect(spanOf([ill, { due: 90, day: 90, ill: false }])).toEqual({ left: 15, right: 90 });
    expect(
      spanOf([
        { due: 15, day: 15, ill: false },
        { due: 90, day: 91, ill: true },
      ]),
    ).toEqual({
      left: 90,
      right: FOR_EVER,
    });
  });
});
