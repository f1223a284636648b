import type { Registry } from '../../exporter/Exporter';
import { example } from './example';
import { facts } from './facts';
import { header } from './header';
import { switches } from './switches';
import { componentType } from '../../../../shared/addresses/app';

/** The components of the library itself, besides those that it shows. */
export const libraryExporters: Registry = {
  [componentType('library/example')]: example,
  [componentType('library/facts')]: facts,
  [componentType('library/header')]: header,
  [componentType('library/switches')]: switches,
};
