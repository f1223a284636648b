import type { InjectOptions, Response } from 'light-my-request';
import type { NodeJson } from '../../../model-json/core/repository/node-json';
import { component, page } from '../fixture-site';
import { startSite, type SiteOptions, type TestSite } from '../start-site';

const root = '/content/ventora/gb/en/contact/jcr:content/root';

export const formPath = `${root}/form`;
export const contactPage = '/content/ventora/gb/en/contact.html';

const options = (...names: string[]): NodeJson =>
  Object.fromEntries(
    names.map((name, index) => [
      `item${index}`,
      { 'jcr:primaryType': 'nt:unstructured', text: name.toUpperCase(), value: name },
    ]),
  );

const items = (...names: string[]): NodeJson => ({
  items: { 'jcr:primaryType': 'nt:unstructured', ...options(...names) },
});

const text = (name: string, more: NodeJson = {}) =>
  component('form/text', { name, 'jcr:title': `The ${name}`, id: name, ...more });

const form = (more: NodeJson = {}): NodeJson =>
  component('form/container', {
    id: 'contact',
    name: text('name', { required: true, requiredMessage: 'We need your name.' }),
    email: text('email', { type: 'email', required: true }),
    phone: text('phone', { type: 'tel' }),
    columns: component('container', {
      layout: 'responsiveGrid',
      message: text('message', { type: 'textarea' }),
    }),
    bar: text('bar', { type: 'number', min: '1', max: '16' }),
    visit: text('visit', { type: 'date', min: '2026-01-01' }),
    code: text('code', { pattern: '[A-Z]{3}', maxLength: 3 }),
    article: text('article', { value: '4036', readOnly: true }),
    secret: text('secret', { type: 'password' }),
    topic: component('form/options', {
      name: 'topic',
      'jcr:title': 'Topic',
      type: 'radio',
      id: 'topic',
      required: true,
      ...items('sales', 'service'),
    }),
    tools: component('form/options', {
      name: 'tools',
      'jcr:title': 'Tools',
      type: 'checkbox',
      ...items('drill', 'saw', 'gun'),
    }),
    source: component('form/hidden', { name: 'source', value: 'contact-page' }),
    send: component('form/button', { 'jcr:title': 'Send' }),
    ...more,
  });

/** The fixture site with a page that has a form, a form that redirects, and a form in German. */
export const startFormSite = (options: SiteOptions = {}): Promise<TestSite> =>
  startSite({
    ...options,
    server: { trustedProxies: ['127.0.0.1'], ...options.server },
    content: {
      'content/ventora/gb/en/contact.json': page('Contact', { form: form() }),
      'content/ventora/gb/en/quote.json': page('Quote', {
        form: form({ redirect: '/content/ventora/gb/en/products' }),
      }),
      'content/ventora/gb/en/astray.json': page('Astray', {
        form: form({ redirect: 'https://evil.example/x' }),
      }),
      'content/ventora/gb/en/search.json': page('Search', { form: form({ method: 'GET' }) }),
      'content/ventora/de/de/kontakt.json': page('Kontakt', { form: form() }, { 'jcr:language': 'de-DE' }),
      ...options.content,
    },
  });

export type Values = readonly (readonly [name: string, value: string])[];

export const complete: Values = [
  [':formstart', formPath],
  ['_charset_', 'UTF-8'],
  ['name', 'Jo Miller'],
  ['email', 'jo@company.example'],
  ['topic', 'service'],
];

/** The complete form with some values changed or added. */
export const filled = (...more: Values): Values => [
  ...complete.filter(([name]) => !more.some(([other]) => other === name)),
  ...more,
];

const BOUNDARY = '----form';

/** The form's request body, as from a browser. */
export const multipart = (values: Values): Pick<InjectOptions, 'payload' | 'headers'> => ({
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  payload:
    values
      .map(
        ([name, value]) =>
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replaceAll('"', '%22')}"\r\n\r\n${value}\r\n`,
      )
      .join('') + `--${BOUNDARY}--\r\n`,
});

let visitors = 0;

/** Posts as a new client. */
export function post(
  site: TestSite,
  values: Values,
  { url = contactPage, headers = {}, ...more }: Partial<InjectOptions> = {},
): Promise<Response> {
  const { payload, headers: type } = multipart(values);
  visitors += 1;
  const from = { 'x-forwarded-for': `203.0.${visitors >> 8}.${visitors & 255}` };
  return site.publish.inject({
    method: 'POST',
    url,
    payload,
    ...more,
    headers: { ...type, ...from, ...headers },
  });
}

/** The table that authors download. */
export const csv = async (site: TestSite, path = formPath): Promise<string> =>
  (await site.author.inject({ url: `${path.replace('jcr:content', '_jcr_content')}.form.csv` })).body;
