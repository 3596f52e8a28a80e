import type { DocumentDescription, Part, Section } from '@ciguawatch/shared/ui/document/description';
import type { ChartSpec } from '../../case-stats/specs/chart-specs';
import type { FiguresDescription } from '../describe-figures';
import { type ChartFormat, chartSection } from './chart-section';

/** The statistics in words, ready for a document. */
interface StatsContent {
  title: string;
  portal: string;
  /** BCP 47 tag. */
  language: string;
  /** When the document was made, in epoch milliseconds. */
  at: number;
  about: FiguresDescription;
  kpis: readonly { value: string; name: string; help: string }[];
  /** In reading order; the chart over time comes first. */
  charts: readonly ChartSpec[];
  /** The outbreak log, and on how many public reports it is based. */
  log: { title: string; lines: readonly string[]; basis: string };
}

/**
 * The statistics as an accessible document: their filters and period, key figures, each chart with its table.
 */
export function statsDocument(content: StatsContent, writing: ChartFormat): DocumentDescription {
  const { title, portal, language, at, about, kpis, charts, log } = content;
  const [months, ...others] = charts;
  const section = (name: string, ...parts: Part[]): Section => ({ kind: 'section', title: name, parts });
  return {
    ...{ title, portal, language, at },
    foot: title,
    blocks: [
      section('', { kind: 'list', items: about.head }),
      section('', {
        kind: 'tiles',
        tiles: kpis.map(({ value, name, help }) => ({ value, label: name, note: help })),
      }),
      ...(months ? [chartSection(months, writing)] : []),
      section(log.title, ...(log.lines.length > 0 ? [{ kind: 'list' as const, items: log.lines }] : []), {
        kind: 'text',
        words: log.basis,
        small: true,
      }),
      ...others.map((spec) => chartSection(spec, writing)),
    ],
    closing: about.foot.join(' · '),
  };
}
