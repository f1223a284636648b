import type { z } from 'zod';
import type { libraryFactsModel } from './LibraryFacts.model';

export const fixtures = {
  default: {
    id: 'facts-1',
    component: 'ventora/components/accordion',
    title: 'Accordion',
    superType: 'core/wcm/components/accordion/v1/accordion',
    group: 'Ventora - Content',
    isContainer: true,
  },
  'of its own kind': {
    id: 'facts-2',
    component: 'ventora/components/table',
    title: 'Table',
    group: 'Ventora - Content',
  },
  'a component that we do not have': { id: 'facts-3', component: 'ventora/components/gone' },
  empty: { id: 'facts-4' },
} satisfies Record<string, z.input<typeof libraryFactsModel>>;
