import { z } from 'zod';
import { containerModel } from '../../kit/models/container';
import { link, text } from '../../../../../shared/models/schema';

/** Its parts are children by name: `logo`, `navigation`, `switches`. Each may be missing. */
export const libraryHeaderModel = containerModel({ id: z.string(), title: text(), link: link() });

export type LibraryHeaderModel = z.output<typeof libraryHeaderModel>;
