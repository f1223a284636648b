import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from '../../../core/server/security/content-security-policy';
import { HttpError } from '../../../core/server/http/http-error';
import { readRoute } from '../../../core/server/sling/read-route';
import type { QueryLog } from './QueryLog';
import { reportCsv } from './report-csv';
import { REPORT_ADDRESS, REPORT_CSS, reportPage } from './report-page';
import { PERIODS, readReport, type Period, type SearchReport } from './search-report';
import { queryOf } from '../../../core/server/http/query-of';

const DEFAULT: Period = 30;

/** The search report on author: `/bin/mysite/search-report` as `.html`, `.json` and `.csv`, for the last `days`. */
export function reportRoutes(app: FastifyInstance, { dir }: Pick<QueryLog, 'dir'>): void {
  const route = (ending: string, send: (report: SearchReport, reply: FastifyReply) => FastifyReply) =>
    readRoute(
      app,
      `${REPORT_ADDRESS}.${ending}`,
      async (request, reply) => {
        const report = await readReport(dir, periodOf(request));
        return send(report, reply.header('cache-control', 'no-store'));
      },
      'reads-all',
    );

  route('json', (report, reply) => reply.send(report));
  route('csv', (report, reply) =>
    reply
      .type('text/csv; charset=utf-8; header=present')
      .header('content-disposition', `attachment; filename="searches-${report.from}-${report.to}.csv"`)
      .send(reportCsv(report)),
  );
  route('html', (report, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy([REPORT_CSS], "'none'"))
      .send(reportPage(report)),
  );
}

/** @throws HttpError 400 for an unknown period */
function periodOf(request: FastifyRequest): Period {
  const { days = DEFAULT } = queryOf(request);
  const period = PERIODS.find((each) => String(each) === String(days));
  if (period === undefined) throw new HttpError(400, `days: use ${PERIODS.join(', ')}`);
  return period;
}
