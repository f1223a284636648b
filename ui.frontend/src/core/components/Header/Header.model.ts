import { z } from 'zod';
import { containerModel } from '../../kit/models/container';

/** Its parts are children by name: `logo`, `navigation`, `topnavigation`, `languagenavigation`, `search`. Each may be missing. */
export const headerModel = containerModel({ id: z.string() });

export type HeaderModel = z.output<typeof headerModel>;
