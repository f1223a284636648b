import type { Registry } from '../../exporter/Exporter';
import { example } from './example';
import { facts } from './facts';
import { header } from './header';
import { switches } from './switches';

/** What the component library is made of, beside the components that it shows. */
export const libraryExporters: Registry = {
  'ventora/components/library/example': example,
  'ventora/components/library/facts': facts,
  'ventora/components/library/header': header,
  'ventora/components/library/switches': switches,
};
