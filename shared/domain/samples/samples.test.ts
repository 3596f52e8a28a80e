import { decisionOf, limitsAgree, readMeasure } from './decide';
import { type EvidenceCell, evidenceOf, sightOfAll } from './evidence';
import { detectabilityOf } from './guidance';
import { inNgPerGram, readUnit } from './units';

describe('units in nanograms per gram', () => {
  test.each([
    ['ng/g', 1, null],
    ['ng g-1', 1, null],
    ['ng.g⁻¹', 1, null],
    ['µg/kg', 1, null],
    ['μg kg−1', 1, null],
    ['pg/mg', 1, null],
    ['pg/g', 0.001, null],
    ['mg/kg', 1000, null],
    ['ppb', 1, null],
    ['ppt', 0.001, null],
    ['MU/g', 5, 'CTX1B'],
    ['ng P-CTX-3C eq/g', 1, 'P-CTX-3C'],
    ['ng CTX3C eq. g⁻¹', 1, 'CTX3C'],
    ['µg CTX1B eq/kg', 1, 'CTX1B'],
    ['ng/g CTX3C equiv', 1, 'CTX3C'],
    ['ppb C-CTX-1', 1, 'C-CTX-1'],
  ])('%s', (text, factor, analyte) => {
    const read = readUnit(text);
    expect(read?.factor).toBeCloseTo(factor, 12);
    expect(read?.analyte).toBe(analyte);
  });

  test.each(['', 'cm', 'g', 'positive', 'ng', 'nM'])('"%s" is none', (text) => {
    expect(readUnit(text)).toBeNull();
  });

  test('keeps what a float would blur', () => {
    expect(inNgPerGram(0.3, 0.001)).toBe(0.0003);
    expect(inNgPerGram(null, 5)).toBeNull();
  });
});

describe('the decision of a result', () => {
  const given = { qualifier: null, value: null, lod: null, loq: null };
  test.each([
    ['below the limit of detection', { qualifier: '<LOD' as const }, 'below'],
    ['detected, not quantified', { qualifier: '<LOQ' as const }, 'unclear'],
    ['more than the scale', { qualifier: '>' as const, value: 5 }, 'above'],
    ['a value below its limit', { value: 0.2, lod: 0.31 }, 'below'],
    ['a value at its limit of detection', { value: 0.31, lod: 0.31 }, 'above'],
    ['a value between both limits', { value: 0.4, lod: 0.31, loq: 0.5 }, 'unclear'],
    ['a value at the limit of quantification', { value: 0.5, lod: 0.31, loq: 0.5 }, 'above'],
    ['a value without limits', { value: 0.5 }, null],
    ['nothing', {}, null],
  ])('%s', (_, part, decision) => {
    expect(decisionOf({ ...given, ...part })).toBe(decision);
  });

  test('limits of which the second is lower cannot be true', () => {
    expect(limitsAgree({ lod: 0.5, loq: 0.3 })).toBe(false);
    expect(limitsAgree({ lod: 0.3, loq: 0.3 })).toBe(true);
    expect(limitsAgree({ lod: null, loq: 0.3 })).toBe(true);
  });

  test.each([
    ['0.52 ± 0.03', null, '0.52', false],
    ['0,52 (n = 3)', null, '0,52', false],
    ['<LOD', '<LOD', null, false],
    ['< LD', '<LOD', null, false],
    ['n.d.', '<LOD', null, false],
    ['Non détecté', '<LOD', null, false],
    ['<LOQ', '<LOQ', null, false],
    ['traces', '<LOQ', null, false],
    ['<0.31', '<LOD', '0.31', true],
    ['> 5', '>', '5', false],
    ['many', null, 'many', false],
  ])('reads %s', (text, qualifier, number, isLimit) => {
    expect(readMeasure(text)).toEqual({ qualifier, number, isLimit });
  });
});

describe('the guidance level', () => {
  test.each([
    [0.01, 'CTX1B', 'sees'],
    [0.011, 'P-CTX-1B', 'blind'],
    [0.031, 'P-CTX-3C', 'sees'],
    [0.31, 'CTX3C', 'blind'],
    [0.01, 'C-CTX-1', 'sees'],
    [0.01, '2,3-dihydroxy-P-CTX-3C', 'unknown'],
    [null, 'CTX1B', 'unknown'],
    [0.01, 'maitotoxin', 'unknown'],
  ])('a limit of %s in %s', (limit, analyte, sight) => {
    expect(detectabilityOf(limit, analyte)).toBe(sight);
  });
});

describe('evidence', () => {
  const cell = (part: Partial<EvidenceCell>): EvidenceCell => ({
    ...{ method: 'CBA-N2a', of: 'survey', country: 4, island: null, above: 0, below: 0, unclear: 0 },
    ...{ sight: { sees: 0, blind: 0, unknown: 0 }, lengths: null },
    ...part,
  });
  const percent = (value: number | undefined) => Math.round((value ?? Number.NaN) * 1000) / 10;
  const boundsOf = (above: number, below: number) => {
    const [one] = evidenceOf([cell({ above, below })]);
    return [percent(one?.share?.low), percent(one?.share?.high)];
  };

  test.each([
    [9, 3, 42.8, 94.5],
    [44, 1, 88.2, 99.9],
    [0, 12, 0, 26.5],
  ])('%i above and %i below', (above, below, low, high) => {
    expect(boundsOf(above, below)).toEqual([low, high]);
  });

  test('never adds up methods, nor surveys and cases, and keeps what is unclear out of the share', () => {
    const all = evidenceOf([
      cell({ above: 3, below: 1, island: 69, lengths: [30, 52] }),
      cell({ above: 2, unclear: 4, island: 88, lengths: [25, 40] }),
      cell({ method: 'RBA-F', above: 1 }),
      cell({ of: 'case', above: 5 }),
    ]);
    expect(all.map(({ of, method, tested, above }) => [of, method, tested, above])).toEqual([
      ['survey', 'CBA-N2a', 6, 5],
      ['survey', 'RBA-F', 1, 1],
      ['case', 'CBA-N2a', 5, 5],
    ]);
    expect(all[0]).toMatchObject({ unclear: 4, lengths: [25, 52], islands: [69, 88] });
  });

  test('nothing decided has no share', () => {
    expect(evidenceOf([cell({ unclear: 2 })])).toMatchObject([{ tested: 0, share: null }]);
  });

  test.each([
    [{ sees: 3, blind: 0, unknown: 0 }, 'sees'],
    [{ sees: 0, blind: 3, unknown: 0 }, 'blind'],
    [{ sees: 0, blind: 0, unknown: 3 }, 'unknown'],
    [{ sees: 1, blind: 1, unknown: 0 }, 'some'],
    [{ sees: 0, blind: 1, unknown: 1 }, 'some'],
  ])('limits that differ are said so: %j', (sight, all) => {
    expect(sightOfAll(sight)).toBe(all);
  });
});
