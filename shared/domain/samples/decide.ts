import type { Qualifier, ResultDecision } from '../codes/sample-choices';

/** A measured value with its limits of detection and quantification, all in one unit. */
interface Measured {
  qualifier: Qualifier | null;
  value: number | null;
  lod: number | null;
  loq: number | null;
}

/**
 * What a result says against the laboratory's own limit, where it does not say it itself. Between the limits of
 * detection and quantification nothing is decided.
 * @returns null where neither a qualifier nor a limit decides
 */
export function decisionOf({ qualifier, value, lod, loq }: Measured): ResultDecision | null {
  if (qualifier === '<LOD') return 'below';
  if (qualifier === '<LOQ') return 'unclear';
  if (qualifier === '>') return 'above';
  if (value === null) return null;
  if (lod !== null && value < lod) return 'below';
  if (loq !== null) return value >= loq ? 'above' : 'unclear';
  return lod === null ? null : 'above';
}

/** Whether both limits can be true: what is quantified is detected. */
export const limitsAgree = ({ lod, loq }: Pick<Measured, 'lod' | 'loq'>): boolean =>
  lod === null || loq === null || lod <= loq;

const LOD =
  /^(<|≤|<=|below|inf\.?)\s*(the |au |à la )?(lod|ld|dl|limite? of detection|limite de d[ée]tection|seuil)/i;
const LOQ =
  /^(<|≤|<=|below|inf\.?)\s*(the |au |à la )?(loq|lq|ql|limite? of quantification|limite de quantification)/i;
const NOT_DETECTED = /^(nd|n\.d\.?|not detected|non d[ée]tect[ée]e?|absent|bdl|b\.d\.l\.?|bld)$/i;
const TRACES = /^(traces?|tr\.?|bql|nq|n\.q\.?|<\s*q)$/i;
const NUMBER = /^([<>≤≥]|<=|>=)\s*(.+)$/;
/** Spread or number of tests behind a mean: 0.52 ± 0.03, 0.52 (n = 3). */
const SPREAD = /\s*(±|\+\/-).*$|\s*\((?:n\s*=|±|sd)[^)]*\)$/i;

/** A cell of a table of results. */
interface ReadMeasure {
  qualifier: Qualifier | null;
  /** the number as written; null where there is none */
  number: string | null;
  /** whether the number is a limit that the cell names: `<0.31` */
  isLimit: boolean;
}

/** Reads a result as published tables write it: `0.52 ± 0.03`, `<LOD`, `<0.31`, `>5`, `traces`, `n.d.` */
export function readMeasure(text: string): ReadMeasure {
  const said = text.trim();
  if (LOQ.test(said) || TRACES.test(said)) return { qualifier: '<LOQ', number: null, isLimit: false };
  if (LOD.test(said) || NOT_DETECTED.test(said)) return { qualifier: '<LOD', number: null, isLimit: false };
  const [, sign = '', rest = said] = NUMBER.exec(said) ?? [];
  const number = rest.replace(SPREAD, '').trim();
  if (sign.startsWith('<') || sign === '≤') return { qualifier: '<LOD', number, isLimit: true };
  return { qualifier: sign === '' ? null : '>', number, isLimit: false };
}
