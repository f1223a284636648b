import { z } from 'zod';
import { flag, text } from '../../../../../shared/models/schema';

/** A component as AEM knows it. */
export const libraryFactsModel = z.object({
  id: text(),
  /** Its resource type. */
  component: text(),
  title: text(),
  superType: text(),
  group: text(),
  isContainer: flag(),
});

export type LibraryFactsModel = z.output<typeof libraryFactsModel>;
