import { collection, multiLanguage, property, submodel, type AasJson } from './elements';
import { inEach, type Told } from './Told';

const ADDRESS = 'https://admin-shell.io/zvei/nameplate/1/0/ContactInformations/AddressInformation';

/** Digital Nameplate for Industrial Equipment, IDTA 02006-3-0. */
export function nameplate(told: Told, id: string): AasJson {
  const { record, maker, link } = told;
  const english = (text: string) => [{ language: 'en', text }];
  const country = record.figures.find(({ name }) => name === 'countryOfOrigin')?.value;
  return submodel(
    id,
    'Nameplate',
    {
      semantic: 'https://admin-shell.io/idta/nameplate/3/0/Nameplate',
      version: '3',
      id: 'https://admin-shell.io/idta-02006-3-0',
    },
    [
      property('URIOfTheProduct', '0112/2///61987#ABN590#002', link, 'xs:anyURI'),
      ...multiLanguage('ManufacturerName', '0112/2///61987#ABA565#009', english(maker.name)),
      ...multiLanguage(
        'ManufacturerProductDesignation',
        '0112/2///61987#ABA567#009',
        inEach(told, ({ kind, name }) => [kind, name].filter(Boolean).join(' ')),
      ),
      collection('AddressInformation', ADDRESS, [
        ...multiLanguage('NationalCode', '0173-1#02-AAO134#002', english(maker.country)),
        ...multiLanguage('CityTown', '0173-1#02-AAO132#002', english(maker.town)),
        ...multiLanguage('Company', '0173-1#02-AAW001#001', english(maker.name)),
        ...multiLanguage('Street', '0173-1#02-AAO128#002', english(maker.street)),
        ...multiLanguage('Zipcode', '0173-1#02-AAO129#002', english(maker.postcode)),
      ]),
      ...multiLanguage(
        'ManufacturerProductRoot',
        '0112/2///61360_7#AAS011#001',
        inEach(told, ({ kind }) => kind),
      ),
      ...multiLanguage(
        'ManufacturerProductFamily',
        '0112/2///61987#ABP464#002',
        inEach(told, ({ familyName }) => familyName),
      ),
      property('ManufacturerProductType', '0112/2///61987#ABA300#008', record.name),
      property('OrderCodeOfManufacturer', '0112/2///61987#ABA950#008', record.sku),
      property('ProductArticleNumberOfManufacturer', '0112/2///61987#ABA581#007', record.sku),
      ...(typeof country === 'string'
        ? [property('CountryOfOrigin', '0112/2///61987#ABP462#001', country)]
        : []),
    ],
  );
}
