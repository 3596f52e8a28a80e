import type { ResultBody, Sample, SampleResult } from '@ciguawatch/shared/api/schemas/desk/samples';
import { formatNumber, type Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { phenotypeName, specieName } from '../places/names';

const NG = { maximumSignificantDigits: 4 };

/** The fish of a sample in words; empty where nothing is known. Call it inside an observer. */
export function fishText({ specie_id, phenotype_id, species_text }: Sample): string {
  if (specie_id !== null) return specieName(specie_id);
  return phenotype_id === null ? (species_text ?? '') : phenotypeName(phenotype_id);
}

/** A value as given, with its qualifier and unit: `1,2 ng/g`, `< limite de détection (0,31 ng/g)`. */
export function valueText(
  { qualifier, value = null, lod = null, loq = null, unit }: ResultBody,
  t: Translate,
): string {
  const number = (one: number | null) => (one === null ? '' : `${formatNumber(one, NG)}\u00a0${unit ?? ''}`);
  if (qualifier === '<LOD') return [t('value.lod'), lod === null ? '' : `(${number(lod)})`].join(' ').trim();
  if (qualifier === '<LOQ') return [t('value.loq'), loq === null ? '' : `(${number(loq)})`].join(' ').trim();
  return qualifier === '>' ? `>\u00a0${number(value)}` : number(value);
}

/** The value in nanograms per gram, where it is given in another unit; else empty. */
export function convertedText({ value, value_ng_g }: SampleResult, t: Translate): string {
  if (value_ng_g === null || value_ng_g === value) return '';
  return t('value.converted', { value: formatNumber(value_ng_g, NG) });
}
