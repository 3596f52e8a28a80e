import { csvText, forSpreadsheets, type Table } from '@ciguawatch/shared/domain/text/files/csv';
import type { FastifyReply } from 'fastify';
import { attachment } from '../../../http/attachment';
import { addLicenseLink } from '../../../http/terms';
import { openToOtherSites } from '../../../plugins/cors';
import { withoutPageHeaders } from '../../../plugins/page-headers';
import type { PublicPageData } from '../public/about';

const CACHED = 'public, max-age=60';

/** Sends a table as CSV, which names its terms in a header, for spreadsheets of the reader's language, to pages of any site. @param name of the file without extension */
export function sendCsv(
  reply: FastifyReply,
  table: Table,
  name: string,
  { words: { languages }, base }: Pick<PublicPageData, 'words' | 'base'>,
) {
  withoutPageHeaders(reply);
  openToOtherSites(addLicenseLink(reply, base));
  return reply
    .headers(attachment(`${name}.csv`))
    .header('cache-control', CACHED)
    .type('text/csv; charset=utf-8')
    .send(csvText(table, forSpreadsheets(languages)));
}

/** Sends figures as JSON, to pages of any site. */
export function sendJson(reply: FastifyReply, figures: object) {
  withoutPageHeaders(reply);
  openToOtherSites(reply);
  return reply
    .header('cache-control', CACHED)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(figures, null, 1));
}
