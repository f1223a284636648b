/**
 * The questions of the configurator by their names in addresses, in their order: what an earlier one says holds against a
 * later one. Their options are content.
 */
export const STEPS = [
  'quality',
  'dryer',
  'filters',
  'tank',
  'volume',
  'drive',
  'mains',
  'cooling',
  'heat',
  'hood',
  'place',
  'control',
  'side',
  'colour',
  'kit',
] as const;

export type StepName = (typeof STEPS)[number];

/** Parameters of the address: the machine, its version, and the steps. */
export const PARAMETERS = ['machine', 'version', ...STEPS] as const;
