import type { z } from 'zod';
import type { libraryFactsModel } from './LibraryFacts.model';
import { componentType } from '../../../../../shared/addresses/app';

export const fixtures = {
  default: {
    id: 'facts-1',
    component: componentType('accordion'),
    title: 'Accordion',
    superType: 'core/wcm/components/accordion/v1/accordion',
    group: 'Content',
    isContainer: true,
  },
  'of its own kind': {
    id: 'facts-2',
    component: componentType('table'),
    title: 'Table',
    group: 'Content',
  },
  'a component that we do not have': { id: 'facts-3', component: componentType('gone') },
  empty: { id: 'facts-4' },
} satisfies Record<string, z.input<typeof libraryFactsModel>>;
