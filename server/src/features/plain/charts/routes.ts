import { basisOf, basisText } from '@ciguawatch/shared/domain/statistics/basis';
import { isFramedChart } from '@ciguawatch/shared/domain/statistics/framed-charts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../../../http/errors/http-error';
import { type Html, html } from '../frame/html';
import { sendFramedPage } from '../frame/send-page';
import type { PageQuery } from '../public/about';
import type { PageData } from '../public/page-data';
import { embedPage } from '../subject/embed/embed-page';
import { monthsPicture } from '../subject/months-picture';
import { chartTable } from './chart-table';
import { type ChartFigures, chartFigures } from './figures';
import { CHARTS, type ChartContent } from './rows';

interface Asked {
  Params: { chart: string };
  Querystring: PageQuery & { years?: string };
}

/** Of which country and years it is, such as "French Polynesia, 2023 to 2026". */
function scopeLine({ about, years }: ChartFigures): Html {
  const { t } = about.words;
  const [from, to] = [years[0], years.at(-1)];
  const text =
    from === undefined
      ? t('map.allYearsChosen')
      : from === to
        ? String(from)
        : t('map.yearRange', { from: String(from), to: String(to) });
  return html`<p class="q">${about.land}, ${text}</p>`;
}

/** The chart, what it is based on, and in words that it is empty. */
function chartContent(of: ChartFigures, chart: ChartContent): Html {
  const { about, figures, spans, years, now } = of;
  const { words } = about;
  const basis =
    chart.based === undefined
      ? basisOf(figures, chart.column)
      : { based: chart.based, left: figures.reports - chart.based, withheld: false };
  const isEmpty = chart.rows.every(({ value }) => !value);
  const overTime = chart.column === null && spans.length > 0;
  return html`${scopeLine(of)}${
    isEmpty
      ? html`<p>${words.p('plain.noCase')}</p>`
      : html`${overTime && monthsPicture(words, { years, spans, now, recent: figures }, 'people')}${chartTable(words, chart)}`
  }<p class="h">${basisText(basis, words.d)}</p>`;
}

/** Registers the charts of the statistics as cards that other sites may show in a frame, in the figures of their cards. */
export function addChartFrames(app: FastifyInstance, data: Pick<PageData, 'about' | 'countedTable'>): void {
  app.get(
    '/embed/chart/:chart',
    { schema: { hide: true } },
    async (request: FastifyRequest<Asked>, reply) => {
      const { chart: id } = request.params;
      if (!isFramedChart(id)) throw new HttpError(404, 'not_found');
      const about = await data.about(request.query, String(request.headers['accept-language'] ?? ''));
      const { country, words, base, summary } = about;
      const { years: asked } = request.query;
      const figures = chartFigures(await data.countedTable(country), about, asked);
      const chart = CHARTS[id](figures);
      const { years } = figures;
      const span = years.length === 0 ? 'all' : asked === undefined ? '' : `${years[0]}-${years.at(-1)}`;
      const card = embedPage({
        words,
        title: chart.title,
        content: chartContent(figures, chart),
        address: `${base}/ciguawatch/case/stats?country=${country}${span && `&years=${span}`}#${id}`,
        day: summary.at.slice(0, 10),
      });
      return sendFramedPage(request, reply, card);
    },
  );
}
