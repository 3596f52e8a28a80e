import type { ApexOptions } from 'apexcharts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML: the library writes names of categories and series as markup into its legend and its tips. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);

/** Lines as the library wants them, as HTML: names of places are data, and never markup. */
export function tipHtml([title = '', ...lines]: readonly string[]): string {
  const rest = lines.map((line) => `<div class="apexcharts-tooltip-text">${escaped(line)}</div>`).join('');
  return `<div class="apexcharts-tooltip-title">${escaped(title)}</div><div class="apexcharts-tooltip-body">${rest}</div>`;
}

/** The whole column answers the pointer, so that a month with none can be asked too. */
export function tipOptions(tips: readonly (readonly string[])[]): NonNullable<ApexOptions['tooltip']> {
  return {
    shared: true,
    intersect: false,
    custom: ({ dataPointIndex }: { dataPointIndex: number }) => tipHtml(tips[dataPointIndex] ?? []),
  };
}
