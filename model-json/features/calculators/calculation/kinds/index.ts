import type { Calculator } from '../Calculator';
import { condensate } from './condensate';
import { heat } from './heat';
import { leaks } from './leaks';
import { lifecycle } from './lifecycle';
import { pipe } from './pipe';
import { receiver } from './receiver';
import { speed } from './speed';

/** All calculators by their names, which authors choose from and addresses never contain. */
export const calculators: Readonly<Record<string, Calculator>> = {
  leaks,
  receiver,
  condensate,
  heat,
  speed,
  lifecycle,
  pipe,
};
