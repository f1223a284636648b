import path from 'node:path';
import { configurator } from '../../../../shared/words/by-language/configurator';
import { dictionary } from '../../../../shared/words/dictionary';
import type { DocumentType } from '../../documents/api/document-types';
import { PARAMETERS } from '../rules/steps';
import { readSpecification } from './read-specification';
import type { Specification } from './Specification';

const wordsFor = dictionary(configurator);

/** The specification of a configuration: `<page>.specification.pdf?machine=…`. */
export const specifications: DocumentType<Specification> = {
  selector: 'specification',
  maker: { source: path.join(__dirname, 'draw-in-worker.ts'), limit: 20_000 },
  parameters: PARAMETERS,
  read: readSpecification,
  // There is one for each configuration.
  isExpected: () => false,
  isOnPage: true,
  pictures: () => [],
  fileName: ({ site, name, language }) =>
    `${site} ${name} - ${wordsFor(language).specification} (${language.toUpperCase()}).pdf`
      .replace(/\s+/g, ' ')
      .replace(/[\\/:*?"<>|]/g, '-'),
};
