import type { DocumentDescription, Part, Section } from '@ciguawatch/shared/ui/document/description';
import type { ChartSpec } from '../../case-stats/specs/chart-specs';
import type { About } from '../about-figures';
import { chartSection, type Writing } from './chart-section';

/** What the statistics say, in words. */
interface StatsContent {
  title: string;
  portal: string;
  /** BCP 47 */
  language: string;
  /** milliseconds */
  at: number;
  about: About;
  kpis: readonly { value: string; name: string; help: string }[];
  /** in reading order, the time first */
  charts: readonly ChartSpec[];
  /** the log of outbreaks, and on how many public reports it is based */
  log: { title: string; lines: readonly string[]; basis: string };
}

/** The statistics as a document that holds text: what they are about, key figures, each chart with its table. */
export function statsDocument(content: StatsContent, writing: Writing): DocumentDescription {
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
