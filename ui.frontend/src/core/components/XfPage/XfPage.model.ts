import type { z } from 'zod';
import { containerModel } from '../../kit/models/container';
import { text } from '../../../../../shared/models/schema';

/** The page as which an experience fragment's variation is stored. */
export const xfPageModel = containerModel({ id: text() });

export type XfPageModel = z.output<typeof xfPageModel>;
