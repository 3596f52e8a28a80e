import * as calls from '@ciguawatch/shared/api/calls/monthly';
import type { ReportPeriod } from '@ciguawatch/shared/domain/monthly/monthly-period';
import type { FastifyReply } from 'fastify';
import type { Feature } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import { managesCountry, type Operator } from '../../http/operator';
import { type Context, requireOperator, route } from '../../http/route';
import { Places } from '../cases/places';
import { allComments, latestComments, writeComment } from './comments';
import { reportContentOf } from './content';
import { bulletin, bulletins, issuedReport, issueReport, issuesOf } from './issues';
import { redactComment } from './redact-comment';

/** Keeps the response out of every cache, because it holds health data of few people. */
const forbidCaching = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

/**
 * Returns the account, once it is known to manage the country.
 * @throws HttpError 403 when it does not
 */
function managerOf(context: Pick<Context<unknown>, 'who'>, { country }: ReportPeriod): Operator {
  const who = requireOperator(context);
  if (!managesCountry(who, country)) throw new HttpError(403, 'country_forbidden');
  return who;
}

const periodOf = ({ country, year, month }: Record<string, string | undefined>): ReportPeriod => ({
  country: Number(country),
  year: Number(year),
  month: month === undefined ? null : Number(month),
});

/** Routes of bulletins: figures of a month or a year, versions of comments, and editions. */
export const monthlyFeature: Feature = (app, deps) => {
  const places = new Places(deps.store);

  route(app, deps, calls.getMonthlyReport, async (context) => {
    const period = periodOf(context.query);
    managerOf(context, period);
    forbidCaching(context.reply);
    const kind = context.query.kind === 'distribution' ? 'distribution' : 'internal';
    const { content, digest } = await reportContentOf(deps, await places.current(), period, kind);
    const comments = await latestComments(deps.store.read, period);
    return { content, digest, comments, issues: await issuesOf(deps.store.read, period) };
  });

  route(app, deps, calls.listReportComments, async (context) => {
    const period = periodOf(context.query);
    managerOf(context, period);
    forbidCaching(context.reply);
    return allComments(deps.store.read, period);
  });

  route(app, deps, calls.writeReportComment, async (context) => {
    forbidCaching(context.reply);
    return writeComment(deps, managerOf(context, context.body), context.body);
  });

  route(app, deps, calls.redactReportComment, async (context) => {
    forbidCaching(context.reply);
    return redactComment(deps, managerOf(context, context.body), context.body);
  });

  route(app, deps, calls.issueReport, async (context) => {
    const who = managerOf(context, context.body);
    forbidCaching(context.reply);
    return issueReport(deps, await places.current(), who, context.body);
  });

  route(app, deps, calls.getIssuedReport, async (context) => {
    forbidCaching(context.reply);
    return issuedReport(deps.store.read, requireOperator(context), Number(context.params.id));
  });

  route(app, deps, calls.listBulletins, async ({ query }) =>
    bulletins(deps.store.read, await places.current(), Number(query.country)),
  );

  route(app, deps, calls.getBulletin, async ({ params }) =>
    bulletin(deps.store.read, await places.current(), Number(params.id)),
  );
};
