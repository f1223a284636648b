import { z } from 'zod';
import { containerModel } from '../../kit/models/container';
import { text } from '../../../../../shared/models/schema';

/** Core Components `tabs/v1`. */
export const tabsModel = containerModel({
  id: z.string(),
  /** Node name of the panel shown first; if it names none, the first panel. */
  activeItem: text(),
  accessibilityLabel: text(),
});

export type TabsModel = z.output<typeof tabsModel>;
