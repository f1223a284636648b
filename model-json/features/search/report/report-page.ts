import { escapeHtml } from '../../../core/server/http/html';
import { PERIODS, type LanguageReport, type ReportedQuery, type SearchReport } from './search-report';
import { servlet } from '../../../../shared/addresses/app';

export const REPORT_ADDRESS = servlet('search-report');

/** The look of the editor's start page, without its script. */
export const REPORT_CSS = `
:root{color-scheme:light;font:.875rem/1.5 adobe-clean,'Source Sans Pro',system-ui,sans-serif;color:#222;background:#fff}
body{margin:0}
main{margin-inline:auto;max-inline-size:70rem;padding:24px 20px 64px}
h1{font-size:1.75rem;line-height:1.3;margin:16px 0 4px}
h2{border-block-start:1px solid #d5d5d5;font-size:1.375rem;margin:40px 0 0;padding-block-start:24px}
p{margin:0 0 16px;max-inline-size:60ch}
a{color:#0d66d0}
.note{color:#505050}
.bar{align-items:center;display:flex;flex-wrap:wrap;gap:8px 24px;justify-content:space-between;margin-block:16px}
.bar ul{display:flex;flex-wrap:wrap;gap:8px;list-style:none;margin:0;padding:0}
.bar a{border:1px solid #909090;border-radius:16px;color:#222;display:block;padding:5px 14px;text-decoration:none}
.bar a:hover{border-color:#222}
.bar a[aria-current]{background:#222;border-color:#222;color:#fff}
:focus-visible{outline:2px solid #0d66d0;outline-offset:2px}
.lists{align-items:start;display:grid;gap:32px;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr))}
table{border-collapse:collapse;inline-size:100%}
caption{font-size:1rem;font-weight:700;padding-block:16px 4px;text-align:start}
th,td{border-block-end:1px solid #d5d5d5;font-weight:400;overflow-wrap:anywhere;padding:6px 12px 6px 0;text-align:start;vertical-align:baseline}
thead th{color:#505050;font-size:.75rem}
.n{font-variant-numeric:tabular-nums;inline-size:7rem;text-align:end}
@media print{.bar{display:none}}
`;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const number = new Intl.NumberFormat('en-GB');
const share = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The search report as a page for authors. */
export function reportPage(report: SearchReport): string {
  const { from, to, days, listedFrom, languages } = report;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>What visitors look for</title>',
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${REPORT_CSS}</style></head><body><main>`,
    '<a href="/editor.html">Pages</a><h1>What visitors look for</h1>',
    `<p>${day.format(new Date(from))} to ${day.format(new Date(to))}. `,
    `Only queries that were asked ${listedFrom} times or more are listed; who asked, and when on a day, is not stored.</p>`,
    `<nav class="bar" aria-label="Period and downloads"><ul>${PERIODS.map((period) => periodLink(period, days)).join('')}</ul>`,
    `<ul><li><a href="${REPORT_ADDRESS}.csv?days=${days}">CSV</a></li>`,
    `<li><a href="${REPORT_ADDRESS}.json?days=${days}">JSON</a></li></ul></nav>`,
    languages.length > 0
      ? languages.map(section).join('')
      : '<p>Nobody has searched in this time. A search shows here a minute after it was made.</p>',
    '</main></body></html>',
  ].join('');
}

const periodLink = (period: number, chosen: number): string =>
  `<li><a href="${REPORT_ADDRESS}.html?days=${period}"${period === chosen ? ' aria-current="page"' : ''}>${period} days</a></li>`;

function section({ language, searches, withoutResults, top, nothingFound }: LanguageReport): string {
  return [
    `<section><h2>${languageNames.of(language)}</h2>`,
    `<p class="note">${number.format(searches)} ${searches === 1 ? 'search' : 'searches'}, `,
    `${share.format(withoutResults / searches)} without results</p><div class="lists">`,
    table('Most frequent', top, language, ({ asked }) => asked, 'Asked'),
    table('Without results', nothingFound, language, (query) => query.withoutResults, 'Nothing found'),
    '</div></section>',
  ].join('');
}

function table(
  caption: string,
  queries: readonly ReportedQuery[],
  language: string,
  count: (query: ReportedQuery) => number,
  head: string,
): string {
  const rows = queries.map(
    (query) =>
      `<tr><th scope="row" lang="${language}"><bdi>${escapeHtml(query.query)}</bdi></th>` +
      `<td class="n">${number.format(count(query))}</td></tr>`,
  );
  const none = '<tr><td colspan="2" class="note">None that was asked often enough</td></tr>';
  return (
    `<table><caption>${caption}</caption><thead><tr><th scope="col">Query</th><th scope="col" class="n">${head}</th></tr>` +
    `</thead><tbody>${rows.join('') || none}</tbody></table>`
  );
}
