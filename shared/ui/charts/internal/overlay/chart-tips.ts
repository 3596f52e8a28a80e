import type { ApexOptions } from 'apexcharts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text as HTML: apexcharts inserts names into legend and tooltips as markup. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);

/** Lines of a tooltip as HTML; names of places are data and must be escaped. */
export function tipHtml([title = '', ...lines]: readonly string[]): string {
  const rest = lines.map((line) => `<div class="apexcharts-tooltip-text">${escaped(line)}</div>`).join('');
  return `<div class="apexcharts-tooltip-title">${escaped(title)}</div><div class="apexcharts-tooltip-body">${rest}</div>`;
}

/** The whole height of a column reacts to the pointer, so that months without cases have a tooltip too. */
export function tipOptions(tips: readonly (readonly string[])[]): NonNullable<ApexOptions['tooltip']> {
  return {
    shared: true,
    intersect: false,
    custom: ({ dataPointIndex }: { dataPointIndex: number }) => tipHtml(tips[dataPointIndex] ?? []),
  };
}
