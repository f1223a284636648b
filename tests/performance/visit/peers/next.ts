import type { SiteBuilder } from './build-peer';

const layout = `import './page.css';

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`;

/** One route for all pages; each link to another page is the framework’s, which fetches ahead what is in the window. */
const page = `import parse, { attributesToProps, domToReact } from 'html-react-parser';
import Link from 'next/link';
import pages from '../../pages.json';

export const dynamicParams = false;
export const generateStaticParams = () => pages.map(({ path }) => ({ path: path.split('/').filter(Boolean) }));

async function pageOf(params) {
  const { path = [] } = await params;
  return pages.find((page) => page.path === '/' + path.join('/'));
}

export async function generateMetadata({ params }) {
  const { title, description } = await pageOf(params);
  return { title, description };
}

const paths = new Set(pages.map(({ path }) => path));
const withLinks = {
  replace(node) {
    if (node.name !== 'a' || !paths.has(node.attribs.href)) return undefined;
    return <Link {...attributesToProps(node.attribs)}>{domToReact(node.children, withLinks)}</Link>;
  },
};

export default async function Page({ params }) {
  return <>{parse((await pageOf(params)).body, withLinks)}</>;
}
`;

/** Next.js with its router and its prefetching, exported as files. @param style of all pages */
export const next = (style: string): SiteBuilder => ({
  name: 'Next.js',
  packages: { next: '16.4.6', react: '19.2.0', 'react-dom': '19.2.0', 'html-react-parser': '6.1.9' },
  files: {
    'next.config.mjs': `export default { output: 'export', turbopack: { root: import.meta.dirname } };\n`,
    'app/layout.jsx': layout,
    'app/page.css': style,
    'app/[[...path]]/page.jsx': page,
  },
  command: ['node_modules/next/dist/bin/next', 'build'],
  env: { NEXT_TELEMETRY_DISABLED: '1' },
});
