import * as z from 'zod/mini';
import type { Access } from '../../contract/access/access';
import { ROLE } from '../../contract/access/roles';
import type { ReportPeriod } from '../../domain/monthly/monthly-period';
import { defineCall, queryText } from '../call';
import { idParams } from '../schemas/common';
import {
  type CommentRedaction,
  type CommentWrite,
  commentRedaction,
  commentWrite,
  type IssuedReport,
  type IssueNote,
  type IssueWrite,
  issuedReport,
  issueNote,
  issueWrite,
  type MonthlyReport,
  monthlyReport,
  REPORT_KINDS,
  type ReportComment,
  type ReportKind,
  reportComment,
} from '../schemas/monthly/monthly';

const editors: Access = { all: [ROLE.cases_editor] };

const period = {
  country: z.string().check(z.regex(/^\d{1,3}$/)),
  year: z.string().check(z.regex(/^(19|20|21)\d{2}$/)),
  /** left out for a yearly report */
  month: z.optional(z.string().check(z.regex(/^([1-9]|1[0-2])$/))),
};

export const getMonthlyReport = defineCall<ReportPeriod & { kind: ReportKind }, void, MonthlyReport>({
  name: 'getMonthlyReport',
  method: 'GET',
  route: 'cw/monthly/',
  path: (params) => `cw/monthly/${queryText({ ...params })}`,
  query: z.strictObject({ ...period, kind: z.enum(REPORT_KINDS) }),
  answer: monthlyReport,
  access: editors,
  summary:
    'The report of a month or, without month, of a year of a managed country; kind distribution leaves out what public rows leave out',
});

export const listReportComments = defineCall<ReportPeriod, void, ReportComment[]>({
  name: 'listReportComments',
  method: 'GET',
  route: 'cw/monthly/comment/',
  path: (params) => `cw/monthly/comment/${queryText({ ...params })}`,
  query: z.strictObject(period),
  answer: z.array(reportComment),
  access: editors,
  summary: 'Every version of the comments of a period, in every language, the latest first',
});

export const writeReportComment = defineCall<void, CommentWrite, ReportComment>({
  name: 'writeReportComment',
  method: 'POST',
  route: 'cw/monthly/comment/',
  path: () => 'cw/monthly/comment/',
  body: commentWrite,
  answer: reportComment,
  status: 201,
  access: editors,
  summary:
    'Rewrite the comment of a period in one language; 409 with the latest one when another was written meanwhile',
});

export const redactReportComment = defineCall<void, CommentRedaction, ReportComment[]>({
  name: 'redactReportComment',
  method: 'POST',
  route: 'cw/monthly/comment/redact/',
  path: () => 'cw/monthly/comment/redact/',
  body: commentRedaction,
  answer: z.array(reportComment),
  access: editors,
  summary:
    'Erase the text of one version of a comment, from the copies that were issued with it too; answers every version',
});

export const issueReport = defineCall<void, IssueWrite, IssueNote>({
  name: 'issueReport',
  method: 'POST',
  route: 'cw/monthly/issue/',
  path: () => 'cw/monthly/issue/',
  body: issueWrite,
  answer: issueNote,
  status: 201,
  access: editors,
  summary:
    'Issue a report as it was seen: keeps a copy that cannot change; 409 when its content is another one by now',
});

export const getIssuedReport = defineCall<{ id: number }, void, IssuedReport>({
  name: 'getIssuedReport',
  method: 'GET',
  route: 'cw/monthly/issue/:id/',
  path: ({ id }) => `cw/monthly/issue/${id}/`,
  params: idParams,
  answer: issuedReport,
  access: editors,
  summary: 'An issued report with its copy',
});

export const listBulletins = defineCall<{ country: number }, void, IssueNote[]>({
  name: 'listBulletins',
  method: 'GET',
  route: 'cw/bulletin/',
  path: (params) => `cw/bulletin/${queryText({ ...params })}`,
  query: z.strictObject({ country: period.country }),
  answer: z.array(issueNote),
  access: 'open',
  summary:
    'Every edition of the reports for distribution of a country, the latest period first, without its issuer',
});

export const getBulletin = defineCall<{ id: number }, void, IssuedReport>({
  name: 'getBulletin',
  method: 'GET',
  route: 'cw/bulletin/:id/',
  path: ({ id }) => `cw/bulletin/${id}/`,
  params: idParams,
  answer: issuedReport,
  access: 'open',
  summary: 'An issued report for distribution with its copy, without its issuer; 404 for an internal one',
});
