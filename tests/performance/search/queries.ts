/** Three words each, of which products have many. */
export const QUERIES = [
  'screw compressor cooler',
  'oil free valve',
  'piston dryer canopy',
  'atlas compressor inverter',
  'mobile rotor gauge',
  'cast iron cylinder',
  'helios scroll noise',
  'turbo sensor display',
  'vane receiver drain',
  'fjord remote network',
];

/** What visitors have typed when suggestions are asked for. */
export const KEYSTROKES = [
  'sc',
  'scr',
  'screw c',
  'screw com',
  'atl',
  'atlas inv',
  'S-0000',
  'S-00001',
  'comp',
  'val',
];
