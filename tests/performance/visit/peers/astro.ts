import type { SiteBuilder } from './build-peer';

/** One route for all pages; the router and its prefetching as `npm create astro` and Astro’s guides have them. */
const route = `---
import { ClientRouter } from 'astro:transitions';
import pages from '../../pages.json';
export const getStaticPaths = () => pages.map((page) => ({ params: { path: page.path.slice(1) || undefined }, props: page }));
const { title, description, style, body } = Astro.props;
---
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1" />
    <title>{title}</title>
    <meta name="description" content={description} />
    <link rel="icon" href="/favicon.ico" />
    <style is:inline set:html={style}></style>
    <ClientRouter />
  </head>
  <body set:html={body} />
</html>
`;

/** Astro with its client-side router, view transitions and prefetching. */
export const astro: SiteBuilder = {
  name: 'Astro',
  // Version 6 requires Node 22.
  packages: { astro: '5.18.2' },
  files: {
    'astro.config.mjs': `export default { outDir: 'out', prefetch: { prefetchAll: true }, trailingSlash: 'never', build: { format: 'file' }, devToolbar: { enabled: false } };\n`,
    'src/pages/[...path].astro': route,
  },
  command: ['node_modules/astro/astro.js', 'build'],
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
};
