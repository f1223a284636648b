import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageProperties } from '../../model-json/core/exporter/shared/pages';
import type { Repository } from '../../model-json/core/repository/Repository';
import type { Resource } from '../../model-json/core/repository/Resource';
import { openSiteContent } from '../../model-json/sites/ventora/site-content';
import { words } from './content-tree';

/* The site's promises to dealers, and about data on a visitor's device. */

const SITES = ['gb/en', 'us/en', 'ca/en', 'de/de', 'ch/de', 'fr/fr', 'ca/fr', 'ch/fr', 'es/es', 'us/es'];

let site: Repository;
beforeAll(async () => {
  site = await openSiteContent();
});
afterAll(() => site.close());

function* texts(resource: Resource): Generator<string> {
  for (const value of Object.values(resource.properties))
    for (const each of [value].flat()) if (typeof each === 'string') yield each;
  for (const child of resource.children.values())
    if (child.properties['jcr:primaryType'] !== 'cq:Page') yield* texts(child);
}
const textOf = (at: string) => words([...texts(site.get(at)!)].join(' '));

describe.each(SITES)('%s', (country) => {
  const root = `/content/ventora/${country}`;
  const logIn = `${root}/business-partner-area/log-in`;

  test('offers no account, password or session, as there are none', () => {
    const offer =
      /passw|mot de passe|contraseña|(?:get|open|have|with) an account|your ventora account|ventora-konto|mit konto|konto (?:eröffnen|bekommen)|compte ventora|titulaires d’un compte|(?:ouvrir|obtenir) un compte|cuenta ventora|con cuenta reciben|(?:abre|obtener) una cuenta|session of|sitzung angemeldet|session d’un|sesión de un/i;
    const places = [
      'business-partner-area',
      'business-partner-area/log-in',
      'business-partner-area/digital-catalogue',
      'business-partner-area/support',
      'privacy',
    ].map((page) => `${root}/${page}`);
    const banner = `/content/experience-fragments/ventora/${country}/site/cookie-banner/master`;
    expect([...places, banner].filter((at) => offer.test(textOf(at)))).toEqual([]);
  });

  test('explains on the log-in page that there is no log-in, and whom dealers contact instead', () => {
    const said = textOf(logIn);
    expect(said).toMatch(
      /no accounts yet|Konten gibt es auf dieser Website noch nicht|pas encore de comptes|aún no tiene cuentas/,
    );
    const html = [...texts(site.get(logIn)!)].join(' ');
    expect(html).toMatch(/href="tel:\+\d+"/);
    expect(html).toMatch(/href="mailto:/);
  });

  test('leads dealers from there to what is open to everyone', () => {
    const list = site.get(`${logIn}/jcr:content/root/main/without/list/static`)!;
    const links = [...list.children.values()].map(({ properties }) => String(properties.linkURL));
    expect(links).toEqual(
      [
        'quote',
        'business-partner-area/digital-catalogue',
        'business-partner-area/download-area',
        'business-partner-area/dealer-finder',
        'business-partner-area/support',
      ].map((page) => `${root}/${page}`),
    );
    expect(links.filter((link) => !pageProperties(site.get(link)!)['jcr:title'])).toEqual([]);
  });

  test('lists on the privacy page what is stored on a device, without naming an expiry', () => {
    const [first] = site.get(`${root}/privacy/jcr:content/root/main/purposes/table/rows`)!.children.values();
    const [, what = '', , until = ''] = first!.properties.cells as string[];
    for (const kept of [
      /cookie/i,
      /unit|einheit|unidad/i,
      /compar|vergleich/i,
      /quote|angebot|devis|oferta/i,
    ])
      expect(what).toMatch(kept);
    expect(what).toMatch(/search|suche|recherche|búsqueda/i);
    expect(until).not.toMatch(/\d/);
  });
});

test('stores on a device exactly what the privacy page lists', () => {
  const source = path.resolve(__dirname, '../../ui.frontend/src');
  const keeping = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      // The editor and the consoles are for authors.
      !/^core\/(?:console|editor)|testing|\.test\./.test(file) &&
      /localStorage\.setItem|document\.cookie\s*=/.test(readFileSync(path.join(source, file), 'utf8')),
  );
  expect(keeping.sort()).toEqual([
    'core/kit/consent.ts',
    'core/kit/units/kept-units.ts',
    'features/catalogue/kit/choosing/kept.ts',
    'features/search/widgets/shared/combobox/recent-searches.ts',
  ]);
});
