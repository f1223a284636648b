import { inLanguage } from '../../../../shared/words/in-language';
import { preview } from '../../../../shared/words/by-language/preview';
import { escapeHtml } from '../http/html';
import { TIME_ZONE } from '../replicate/schedule/time-zone';
import { contentSecurityPolicy, inlineHash } from '../security/content-security-policy';
import type { PreviewRecord } from './PreviewLink';

/** Above the page, and always in view. */
const CSS = `.preview-bar{background:#ffe08a;border-block-end:1px solid #8a6a00;box-sizing:border-box;color:#1d1d1d;font:500 .875rem/1.4 system-ui,sans-serif;inset-block-start:0;inset-inline:0;margin:0;padding:.375rem 1rem;position:sticky;text-align:center;z-index:40}
html{scroll-padding-block-start:3.5rem}
@media print{.preview-bar{position:static}}`;

const momentText = (at: string, language: string): string =>
  new Intl.DateTimeFormat(language, {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone: TIME_ZONE, timeZoneName: 'short' },
  }).format(new Date(at));

/** A page's HTML with the bar that says what it is, and until when; and its policy, which allows the bar's style. */
export function withBar(
  html: string,
  policy: string,
  { until, day, launch }: PreviewRecord,
  language: string,
): { readonly html: string; readonly policy: string } {
  const words = inLanguage(preview, language);
  const asOn = launch === undefined ? words.asOn : words.willBe;
  const what = day === undefined ? words.title : asOn(momentText(day, language));
  const text = `${what} ${words.until(momentText(until, language))}`;
  const bar = `<style>${CSS}</style><aside class="preview-bar" lang="${escapeHtml(language)}">${escapeHtml(text)}</aside>`;
  return {
    html: html.replace(/<body[^>]*>/, (body) => `${body}${bar}`),
    policy: policy.replace(/style-src 'self'/, (own) => `${own} ${inlineHash(CSS)}`),
  };
}

/** Why there is nothing to see. */
export type Refusal = 'ended' | 'outside' | 'unknown' | 'unsent';

const NOTICE_CSS = `:root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}body{margin:15vh auto;max-inline-size:36rem;padding-inline:1.5rem}h1{font-size:1.75rem;line-height:1.25}a{color:inherit}`;

/** A page that says so, in the preview's language. */
export function refusalPage(
  refusal: Refusal,
  language: string,
  back?: string,
): { readonly html: string; readonly policy: string } {
  const words = inLanguage(preview, language);
  const [title, text] = words[refusal];
  const link = back === undefined ? '' : `<p><a href="${escapeHtml(back)}">${escapeHtml(words.back)}</a></p>`;
  return {
    html: [
      `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
      `<title>${escapeHtml(title)}</title><meta name="viewport" content="width=device-width, initial-scale=1">`,
      `<meta name="robots" content="noindex"><style>${NOTICE_CSS}</style></head>`,
      `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${link}</main></body></html>`,
    ].join(''),
    policy: contentSecurityPolicy([NOTICE_CSS], "'none'"),
  };
}
