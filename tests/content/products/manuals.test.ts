import { nodes, text, type Node } from '../content-tree';
import { familyOf, list, number, products } from './products';

const ROOT = '/content/dam/ventora/manuals';
const LISTS = ['safety', 'installation', 'startUp', 'operation', 'maintenance', 'troubleshooting'];
const LANGUAGES = ['master', 'de', 'fr', 'es'];

const manuals = [...nodes].flatMap(([path, node]) =>
  path.startsWith(`${ROOT}/`) && path.endsWith('/jcr:content/data')
    ? [[path.split('/')[5]!, node] as const]
    : [],
);
const inLanguage = (manual: Node, language: string) => manual[language] as Node;
const familiesOf = (manual: Node) =>
  list(inLanguage(manual, 'master'), 'families').map((id) => id.replace('ventora:family/', ''));
const manualFor = (family: string) =>
  manuals.find(([, manual]) =>
    familiesOf(manual).some((each) => family === each || family.startsWith(`${each}/`)),
  )?.[1];
/** All sentences of a manual in a language, on one line. */
const said = (family: string, language = 'master') => {
  const words = inLanguage(manualFor(family)!, language);
  return LISTS.flatMap((name) => list(words, name)).join(' ');
};
const inFamily = (family: string) => [...products].filter(([, master]) => familyOf(master) === family);

/** Products without their own manual: they come with the machine they are for. */
const WITHOUT = /^(?:service-units|oils|service-kits|customise|air-net\/pipe-tools)$/;

test('has a manual for everything that is installed or operated', () => {
  const families = [...products.values()].map(familyOf);
  const missing = families.filter((family) => !WITHOUT.test(family) && !manualFor(family));
  expect(missing).toEqual([]);
});

test.each(manuals)('%s has the same number of entries and columns in each language', (_name, manual) => {
  const counts = (language: string) => LISTS.map((name) => list(inLanguage(manual, language), name).length);
  for (const language of LANGUAGES) {
    const words = inLanguage(manual, language);
    expect([language, counts(language)]).toEqual([language, counts('master')]);
    for (const name of ['title', 'purpose', 'disposal']) expect(text(words, name)).not.toBe('');
    const columns = (name: string) => new Set(list(words, name).map((line) => line.split('|').length));
    expect([columns('maintenance'), columns('troubleshooting')]).toEqual([new Set([2]), new Set([3])]);
  }
});

describe.each(LANGUAGES)('%s', (language) => {
  test('repeats the noise and duty cycle of petrol machines in their manual', () => {
    const machines = inFamily('mobile/petrol').map(([, master]) => master);
    const noises = machines.map((master) => number(master, 'soundPressureLevel')!);
    const words = said('mobile/petrol', language);
    expect(words).toMatch(new RegExp(`${Math.min(...noises)} \\S+ ${Math.max(...noises)} dB\\(A\\)`));
    expect(words).toContain(`${number(machines[0], 'dutyCycle')} %`);
  });

  test('repeats the pressure and duty cycle of boosters in their manual', () => {
    const [[, machine] = []] = inFamily('stationary/booster');
    const words = said('stationary/booster', language);
    expect(words).toContain(`${number(machine, 'maxPressure')} bar`);
    expect(words).toContain(`${number(machine, 'dutyCycle')} %`);
  });

  test('states the same distance between pipe supports as each product page', () => {
    const words = said('air-net/pipes', language).replace(/(\d),(\d)/g, '$1.$2');
    for (const [, master] of inFamily('air-net/pipes')) {
      const distance = /every ([\d.]+)\s?m/.exec(text(master, 'note'))![1]!;
      expect(words).toMatch(new RegExp(`\\b${distance.replace('.', '\\.')} m\\b|${distance} m`));
    }
  });
});
