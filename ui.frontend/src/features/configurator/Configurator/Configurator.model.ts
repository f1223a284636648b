import { z } from 'zod';
import { figureModel } from '../../../../../shared/features/catalogue/api/figure.model';
import { choice, count, flag, link, listOf, text } from '../../../../../shared/models/schema';
import { unitsLinks } from '../../../core/kit/units/units-links.model';

/** A choice by its step, in words; a receiver's volume in litres. */
const named = z.object({ step: z.string(), title: text(), litres: count().optional() });

const refusal = z.object({
  reason: z.string(),
  /** The choice that it is at odds with, if it is not the machine. */
  against: named.optional(),
  /** The address that has the option, without what it is at odds with. */
  wayOut: z.object({ link: link() }).optional(),
  /** The nearest machine that can have it. */
  machine: z.object({ name: z.string(), link: link() }).optional(),
});

const option = z.object({
  value: z.string(),
  title: text(),
  note: text(),
  litres: count().optional(),
  /** `#rrggbb` */
  colour: text(),
  purityClass: text(),
  parts: listOf(z.object({ sku: z.string(), name: z.string() })),
  isChosen: flag(),
  refusal: refusal.optional(),
});

const step = z.object({ name: z.string(), options: listOf(option) });

const version = z.object({
  sku: z.string(),
  name: z.string(),
  figures: listOf(figureModel),
  isChosen: flag(),
});

const machine = z.object({
  sku: z.string(),
  /** The order number without a version. */
  product: z.string(),
  name: z.string(),
  kind: text(),
  link: link(),
  figures: listOf(figureModel),
  versions: listOf(version),
});

const part = z.object({
  sku: z.string(),
  name: z.string(),
  kind: text(),
  note: text(),
  link: link(),
});

const point = z.tuple([z.number(), z.number()]);

/** The configuration from the front, in millimetres: y runs down. */
const drawing = z.object({
  width: z.number(),
  height: z.number(),
  /** Where the floor is. */
  floor: z.number(),
  outlines: listOf(
    z.object({
      d: z.string(),
      fill: z.string(),
      line: z.object({ colour: z.string(), width: z.number() }).optional(),
    }),
  ),
  dimensions: listOf(z.object({ from: point, to: point, value: z.number() })),
  /** What stands in it, along the way of the air. */
  shows: listOf(z.string()),
});

const said = named.extend({ reason: z.string() });

/** A machine with options: the visitor's choices from the address, and what they come to. */
export const configuratorModel = z.object({
  id: text(),
  action: text(),
  units: choice(['metric', 'us'], 'metric'),
  unitsLinks: unitsLinks(),
  /** What is wrong with the fragments of rules. */
  faults: listOf(z.object({ path: z.string(), element: z.string(), fault: z.string() })),
  /** An order number in the address that is none. */
  unknownMachine: text(),
  families: listOf(
    z.object({ title: text(), machines: listOf(z.object({ sku: z.string(), name: z.string() })) }),
  ),
  machine: machine.optional(),
  steps: listOf(step),
  added: listOf(said),
  refused: listOf(said),
  chosen: listOf(named),
  parts: listOf(part),
  figures: listOf(figureModel),
  drawing: drawing.optional(),
  /** What stands for the configuration in a quote list. */
  article: text(),
  links: z.object({ share: link(), pdf: link(), quote: link() }).prefault({}),
});

export type ConfiguratorModel = z.output<typeof configuratorModel>;
export type ConfiguratorStep = z.output<typeof step>;
export type ConfiguratorOption = z.output<typeof option>;
export type ConfiguratorRefusal = z.output<typeof refusal>;
export type ConfiguratorMachine = z.output<typeof machine>;
export type ConfiguratorDrawing = z.output<typeof drawing>;
export type NamedChoice = z.output<typeof named>;
