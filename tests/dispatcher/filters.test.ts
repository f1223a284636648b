import path from 'node:path';
import { readAnyFile, sectionOf } from './any-file';
import { isAllowed, isTaken } from './decide';

/* What the Dispatcher lets through, caches and invalidates, by its documented rules: mod_dispatcher itself is Adobe's. */

const farm = sectionOf(
  readAnyFile(
    path.resolve(__dirname, '../../ui.apps/dispatcher/src/conf.dispatcher.d/available_farms/ventora.farm'),
  ),
  '/ventora',
);
const filter = sectionOf(farm, '/filter');
const cache = sectionOf(farm, '/cache');

const page = '/content/ventora/gb/en/products';
const picture = `${page}/_jcr_content/root/main/hero`;
const asset = '/content/dam/ventora/products/m-50.jpg';

it.each([
  ['a page', `${page}.html`],
  ['a page of the library', '/content/ventora-library/library/core-content/title.html'],
  ['a list’s second page', `${page}/mobile.html?page=2`],
  ['a page’s model', `${page}.model.json`],
  ['a component’s model', `${page}/_jcr_content/root.model.json`],
  ['a picture at a width', `${picture}.coreimg.82.640.avif/1795165200000/range.avif`],
  ['a drawing', `${picture}.coreimg.svg/1795165200000/logo.svg`],
  ['a picture by its asset address', `${asset}.coreimg.82.640.webp/1795165200000/m-50.webp`],
  [
    'a drawing by its asset address',
    '/content/dam/ventora/brand/logo.svg.coreimg.svg/1795165200000/logo.svg',
  ],
  ['a file', '/content/dam/ventora/brand/favicon.svg'],
  ['subtitles in a language', '/content/dam/ventora/videos/r-7-tour.en.vtt'],
  ['a file to download', '/content/dam/ventora/guide.pdf.coredownload.pdf'],
  ['a file to view', '/content/dam/ventora/guide.pdf.coredownload.inline.pdf/guide.pdf'],
  ['a chunk', '/etc.clientlibs/ventora/clientlibs/clientlib-site/resources/chunks/7.0a1b2c3d.js'],
  [
    'a library',
    '/etc.clientlibs/ventora/clientlibs/clientlib-site.lc-0123456789abcdef0123456789abcdef-lc.min.js',
  ],
])('lets visitors request %s', (_, address) => {
  expect(isAllowed(filter, 'GET', address)).toBe(true);
  expect(isAllowed(filter, 'HEAD', address)).toBe(true);
});

it.each([
  ['nodes of others', '/content/we-retail/us/en.infinity.json'],
  ['nodes of users', '/home/users.infinity.json'],
  ['nodes of the application', '/apps/ventora.1.json'],
  ['nodes to another depth', `${page}.2.json`],
  ['nodes, formatted', `${page}.tidy.-1.json`],
  ['nodes beside a page', `${page}.html/x.infinity.json`],
  ['a rendition', '/content/dam/ventora/heroes/range.jpg/_jcr_content/renditions/original'],
  ['a rendition by the address of a picture', `${asset}.coreimg.82.640.webp/jcr:content/original`],
  ['a picture of another site', '/content/dam/we-retail/x.jpg.coreimg.82.640.webp/1/x.webp'],
  ['nodes of an asset, disguised', `${asset}.coreimg.tidy.json`],
  ['properties as XML', `${page}.sysview.xml`],
  ['a page’s node', `${page}.json`],
  ['a policy', `${page}/_jcr_content/root.policy.json`],
  ['what visitors sent', `${page}.form.csv`],
  ['the model of a template', '/conf/ventora/settings/wcm/templates/content-page/structure.model.json'],
  ['the package manager', '/crx/packmgr/index.jsp'],
  ['CRXDE', '/crx/de/index.jsp'],
  ['the console', '/system/console/bundles'],
  ['Sling’s start page', '/system/sling/login'],
  ['the application', '/apps/ventora/components/page/page.html'],
  ['AEM’s own', '/libs/granite/core/content/login.html'],
  ['users', '/home/users.html'],
  ['the query builder', '/bin/querybuilder.json?path=/home'],
  ['workflows', '/etc/workflow.html'],
  ['tags', '/content/cq:tags/ventora.html'],
  ['another site below /content', '/content/we-retail/us/en.html'],
  ['a fragment as a page', '/content/experience-fragments/ventora/gb/en/site/header/master.html'],
  ['a page, debugged', `${page}.html?debug=layout`],
  ['libraries, debugged', `${page}.html?a=1&debugClientLibs=true`],
  ['a path, disguised', '/content/ventora/../../system/console'],
  ['foreign selectors', `${page}.print.html`],
  ['results that the service delivers', `${page}.searchresults.json/_jcr_content/root/search`],
  ['the search', '/bin/ventora/search?q=dryer'],
])('refuses visitors %s', (_, address) => {
  expect(isAllowed(filter, 'GET', address)).toBe(false);
});

it('forwards no writing method to publish, as forms go to the service', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PROPFIND', 'TRACE', 'OPTIONS', 'COPY', 'MOVE']) {
    expect(isAllowed(filter, method, `${page}.html`)).toBe(false);
    expect(isAllowed(filter, method, `${page}.model.json`)).toBe(false);
  }
});

it.each([
  ['a page', `${page}.html`, true, true],
  ['its model, which contains menus and fragments of other pages', `${page}.model.json`, true, true],
  ['a picture, whose address contains its time', `${picture}.coreimg.82.640.avif/1/range.avif`, true, false],
  ['a chunk, whose name contains its hash', '/etc.clientlibs/ventora/chunks/7.0a1b2c3d.js', true, false],
  [
    'a page that shows who is open now',
    '/content/ventora/gb/en/business-partner-area/dealer-finder.html',
    false,
    true,
  ],
])('handles %s: cached %s, stale after a publication %s', (_, address, isKept, isStale) => {
  expect(isTaken(sectionOf(cache, '/rules'), address)).toBe(isKept);
  expect(isTaken(sectionOf(cache, '/invalidate'), address)).toBe(isStale);
});

it('invalidates all content after a publication, since pages show content of others', () => {
  expect(cache.named.get('/statfileslevel')).toMatchObject({ text: '1' });
});

it('caches a page separately for a visitor’s choices, but not for campaign parameters', () => {
  const ignored = sectionOf(cache, '/ignoreUrlParams');
  expect(isTaken(ignored, 'utm_source')).toBe(true);
  for (const name of ['q', 'page', 'variant', 'p', 'units']) expect(isTaken(ignored, name)).toBe(false);
});
