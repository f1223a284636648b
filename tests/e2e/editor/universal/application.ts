import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { test } from '@playwright/test';
import { applicationPorts, applicationUrls } from '../../ports';
import { author, type Sample } from '../sample-page';

/* An application of somebody else, on another origin, whose texts are stored on author. */

const script = readFileSync(require.resolve('@adobe/universal-editor-cors'));

/** What such an application says of its components by itself. */
const definitions = {
  component: {
    groups: [
      {
        title: 'Texts',
        id: 'texts',
        components: [
          {
            title: 'Paragraph',
            id: 'paragraph',
            plugins: {
              aem: {
                page: { resourceType: 'ventora/components/text', template: { text: '<p>New here</p>' } },
              },
            },
          },
        ],
      },
    ],
  },
  model: [
    {
      id: 'headline',
      fields: [
        { component: 'text', name: 'jcr:title', label: 'Headline' },
        { component: 'text', name: 'nonsense', label: 'Subtitle' },
        { component: 'colour-wheel', name: 'colour', label: 'Colour' },
      ],
    },
  ],
  filter: [{ id: 'texts', components: ['paragraph'] }],
};

interface ApplicationOptions {
  /** Whether its page has Adobe's script. */
  readonly speaks: boolean;
}

/** Starts the application. Its page shows the intro of a sample, as it is stored at each request. */
export async function startApplication(
  sample: Sample,
  { speaks }: ApplicationOptions,
): Promise<{
  readonly address: string;
  close(): Promise<void>;
}> {
  const page = async () => {
    const intro = (await sample.stored('intro')) as Record<string, Record<string, unknown>>;
    const urn = (relative: string) => `urn:content:${sample.main}/${relative}`;
    const texts = Object.entries(intro).flatMap(([name, { text }]) =>
      typeof text === 'string'
        ? [
            `<div data-aue-resource="${urn(`intro/${name}`)}" data-aue-type="component" data-aue-label="Paragraph">
               <div data-aue-prop="text" data-aue-type="richtext" data-aue-label="Words">${text}</div></div>`,
          ]
        : [],
    );
    const json = (kind: keyof typeof definitions) =>
      `<script type="application/vnd.adobe.aue.${kind}+json">${JSON.stringify(definitions[kind])}</script>`;
    return `<!doctype html><html lang="en"><head><title>Application</title>
      <meta name="urn:adobe:aue:system:content" content="aem:${author}">
      ${json('component')}${json('model')}${json('filter')}
      ${speaks ? '<script src="/cors.js" async></script>' : ''}</head><body>
      <main data-aue-resource="${urn('intro')}" data-aue-type="container" data-aue-label="Intro" data-aue-filter="texts">
      <h1 data-aue-resource="${urn('intro/title')}" data-aue-type="component" data-aue-label="Headline" data-aue-model="headline"><span
        data-aue-prop="jcr:title" data-aue-type="text">${String(intro['title']?.['jcr:title'])}</span></h1>
      ${texts.join('')}
      </main>
      <p data-aue-resource="${urn('widget')}" data-aue-type="component" data-aue-label="Widget" data-aue-model="unheard">A widget</p>
      <p data-aue-resource="urn:shop:/products/7" data-aue-type="component" data-aue-label="Price">7 pounds</p>
      </body></html>`;
  };
  const server: Server = createServer((request, response) => {
    if (request.url === '/cors.js') return response.setHeader('content-type', 'text/javascript').end(script);
    // It has to let author frame it.
    response.setHeader('content-security-policy', `frame-ancestors ${author}`);
    return void page().then((html) => response.setHeader('content-type', 'text/html').end(html));
  });
  const worker = test.info().parallelIndex;
  await new Promise<void>((resolve) => server.listen(applicationPorts[worker], 'localhost', resolve));
  return {
    address: `${applicationUrls[worker]}/welcome`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
