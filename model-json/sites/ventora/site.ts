import { calculators } from '../../features/calculators/feature';
import { catalogue } from '../../features/catalogue/feature';
import { catalogueDocuments, DRAWER } from '../../features/catalogue/documents/document-types';
import { cadDocuments } from '../../features/catalogue/cad/cad-types';
import { catalogueSource } from '../../features/catalogue/search/catalogue-source';
import { specifications } from '../../features/configurator/document/specification-type';
import { configurator } from '../../features/configurator/feature';
import { dealers } from '../../features/dealers/feature';
import { documents } from '../../features/documents/feature';
import { exchange } from '../../features/exchange/feature';
import { forms, headless, search } from '../../../api/server';
import { sizing } from '../../features/sizing/feature';
import { quoteField } from '../../features/catalogue/server/quote-field';
import { siteExporters } from './exporters';
import { maker } from './maker';
import { synonyms } from './synonyms';

/** What a server needs to know about the site: its exporters and the features it uses. */
export const site = {
  registry: siteExporters,
  features: [
    catalogue,
    search({ synonyms }, catalogueSource),
    documents([...catalogueDocuments, ...cadDocuments, specifications], DRAWER),
    forms(quoteField),
    dealers,
    exchange(maker),
    headless,
    sizing,
    calculators,
    configurator,
  ],
} as const;
