import type { SiteBuilder } from './build-peer';

/** One route for all pages; links are Next's, which load the pages that they lead to as soon as they are in the window. */
const route = `import parse, { attributesToProps, domToReact } from 'html-react-parser';
import Link from 'next/link';
import pages from '../../pages.json';

const pageOf = async (params) => {
  const { path = [] } = await params;
  return pages.find((page) => page.path === '/' + path.join('/'));
};
const isOwn = (href) => pages.some((page) => page.path === href);
const options = {
  replace: ({ name, attribs, children }) =>
    name === 'a' && isOwn(attribs.href)
      ? <Link {...attributesToProps(attribs)}>{domToReact(children, options)}</Link>
      : undefined,
};

export const dynamicParams = false;
export const generateStaticParams = () => pages.map((page) => ({ path: page.path.split('/').filter(Boolean) }));
export async function generateMetadata({ params }) {
  const { title, description } = await pageOf(params);
  return { title, description };
}
export default async function Page({ params }) {
  const { style, body } = await pageOf(params);
  return <><style dangerouslySetInnerHTML={{ __html: style }} />{parse(body, options)}</>;
}
`;

// A page wider than the window is not zoomed out, or fingers would miss what they touch.
const layout = `export const viewport = { width: 'device-width', initialScale: 1, minimumScale: 1 };
export default ({ children }) => <html lang="en"><body>{children}</body></html>;
`;

/** Next.js with its router and prefetching, exported as files. */
export const next: SiteBuilder = {
  name: 'Next.js',
  packages: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1', 'html-react-parser': '6.1.9' },
  files: {
    'next.config.mjs': `export default { output: 'export', turbopack: { root: import.meta.dirname } };\n`,
    'app/layout.jsx': layout,
    'app/[[...path]]/page.jsx': route,
  },
  command: ['node_modules/next/dist/bin/next', 'build'],
  env: { NEXT_TELEMETRY_DISABLED: '1' },
};
