import { z } from 'zod';
import { containerModel } from '../../kit/models/container';
import { text } from '../../../../../shared/models/schema';

/** Core Components `tabs/v1`. */
export const tabsModel = containerModel({
  id: z.string(),
  /** Node name of the panel that is shown first; the first panel where it names none. */
  activeItem: text(),
  accessibilityLabel: text(),
});

export type TabsModel = z.output<typeof tabsModel>;
