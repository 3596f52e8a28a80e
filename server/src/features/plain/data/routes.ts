import type { Table } from '@ciguawatch/shared/domain/text/files/csv';
import type { FastifyInstance } from 'fastify';
import type { PageQuery, PublicPageData } from '../public/about';
import type { PageData } from '../public/page-data';
import { monthsOfCountry } from '../subject/subject-file';
import { sendCsv, sendJson } from './send-file';
import { asObjects, mapTable, speciesTable } from './tables';

/** Registers the data of map, statistics and directory as files, in the figures of their plain pages. */
export function addPageFiles(app: FastifyInstance, data: PageData): void {
  const tables: Record<string, (about: PublicPageData) => Table | Promise<Table>> = {
    map: mapTable,
    species: speciesTable,
    stats: async (about) => monthsOfCountry(await data.table(), about),
  };
  for (const [name, make] of Object.entries(tables))
    for (const end of ['csv', 'json'] as const)
      app.get<{ Querystring: PageQuery }>(
        `/plain/${name}.${end}`,
        { schema: { hide: true } },
        async (request, reply) => {
          const about = await data.about(request.query, String(request.headers['accept-language'] ?? ''));
          const table = await make(about);
          if (end === 'csv') return sendCsv(reply, table, `ciguawatch-${name}`, about);
          const { country, summary, base } = about;
          const source = { address: `${base}/plain/${name}`, terms: `${base}/legal/terms-of-use` };
          return sendJson(reply, { country, at: summary.at.slice(0, 10), source, rows: asObjects(table) });
        },
      );
}
