import { openRealSite, type RealSite } from '../server/real-site';
import { allSkus } from './all-skus';
import { faultsOf } from './aas-faults';
import { codesIn } from './read-code';

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite();
}, 60_000);
afterAll(() => site.close());

const HOST = 'www.ventora.example';
const get = (url: string) => site.publish.inject({ url, headers: { host: HOST } });

/** 110 V is the supply of British building sites: nobody else can order these versions. */
const BRITISH = /^V-1\d{3}-11$/;

interface Environment {
  readonly submodels: readonly {
    readonly submodelElements: readonly {
      readonly idShort: string;
      readonly value: readonly { readonly language: string }[];
    }[];
  }[];
}

/** The languages in which a nameplate names its product. */
const namesIn = ({ submodels }: Environment): string[] =>
  (submodels[0]?.submodelElements ?? [])
    .filter(({ idShort }) => idShort === 'ManufacturerProductDesignation')
    .flatMap(({ value }) => value.map(({ language }) => language))
    .sort();

test('describes everything that can be ordered as an Asset Administration Shell without a fault, in four languages', async () => {
  const faults: string[] = [];
  const numbers = await allSkus(get);
  for (const sku of numbers) {
    const { body } = await get(`/exchange/products/${sku}.aas.json`);
    const found = faultsOf(JSON.parse(body) as object);
    faults.push(...found.map((fault) => `${sku} ${fault}`));
    const told = namesIn(JSON.parse(body) as Environment);
    const due = BRITISH.test(sku) ? ['en'] : ['de', 'en', 'es', 'fr'];
    if (told.join() !== due.join()) faults.push(`${sku} is named in ${told.join()}, not in ${due.join()}`);
  }
  expect(numbers.length).toBeGreaterThan(590);
  expect(faults).toEqual([]);
}, 600_000);

test('prints labels of which a phone reads both codes', async () => {
  const numbers = await allSkus(get);
  const wrong: string[] = [];
  for (const sku of numbers.filter((_sku, at) => at % 20 === 0)) {
    const link = `http://${HOST}/id/${sku}?serial=A-4711`;
    const read = await codesIn((await get(`/exchange/products/${sku}.label.svg?serial=A-4711`)).body);
    if (read.length !== 2 || read.some((text) => text !== link)) wrong.push(`${sku}: ${read.join(', ')}`);
  }
  expect(wrong).toEqual([]);
}, 600_000);
