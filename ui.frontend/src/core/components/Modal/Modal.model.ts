import { z } from 'zod';
import { containerModel } from '../../kit/models/container';
import { count, flag, text } from '../../../../../shared/models/schema';

const within = (min: number, max: number) => (value: number) => Math.min(max, Math.max(min, value));

/** What opens it besides its own button: an element by id or class, or an event on the window. */
const trigger = z.object({ id: text(), className: text(), eventName: text() });

/** A dialog over the page. */
export const modalModel = containerModel({
  id: z.string(),
  title: text(),
  /** Distance from the window's upper edge, in pixels. */
  topPosition: count(104).transform(within(0, 400)),
  /** 0 to 1. */
  overlayOpacity: count(0.35).transform(within(0, 1)),
  /** Any CSS colour. */
  overlayColor: z.preprocess((v) => v || undefined, z.string().default('black')),
  closeText: text(),
  isWide: flag(),
  isOpened: flag(),
  /** Label of its own button; without a trigger there is always one. */
  buttonText: text(),
  trigger: z.preprocess((v) => v || undefined, trigger.optional()),
});

export type ModalModel = z.output<typeof modalModel>;
