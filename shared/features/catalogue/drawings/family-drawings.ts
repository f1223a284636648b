/**
 * Line drawings of families, for products without a photograph: on a grid of 96 × 72, strokes of 2, the floor at 62. The
 * second path is the most prominent part, drawn in the accent colour.
 */
export const familyDrawings: Readonly<Record<string, readonly [line: string, accent: string]>> = {
  mobile: [
    'M24 34h44a9 9 0 0 1 0 18H24a9 9 0 0 1 0-18M38 34v-6h8v6M36 28h12V12H36zM36 17h12M36 22h12M52 34V22h14v12M77 40l11-14M70 52v8M30 62a6 6 0 1 0 0-12 6 6 0 0 0 0 12',
    'M88 26l-4-3',
  ],
  'mobile/silent': [
    'M20 14h56v44H20zM20 24h56M28 32h14M28 38h14M28 44h14M28 50h14M26 58v4M70 58v4M36 14V8h24v6',
    'M54 36h14v10H54z',
  ],
  'mobile/petrol': [
    'M22 38h40a8 8 0 0 1 0 16H22a8 8 0 0 1 0-16M28 38V26h20v12M32 26v-8h12v8M54 38V24h18v14M58 24v-4h10v4M14 62V16h66v46M72 30h6',
    'M60 16h8',
  ],
  stationary: [
    'M18 38h60a8 8 0 0 1 0 16H18a8 8 0 0 1 0-16M22 54v8M74 54v8M40 38a14 14 0 1 0-.1 0M40 28a4 4 0 1 0-.1 0M56 38V22h14v16M58 22V12h10v10M58 15h10M58 18h10',
    'M40 10v4',
  ],
  'stationary/booster': [
    'M14 50h68v12H14zM22 50V34h18v16M46 50V20h14v30M46 26h14M46 32h14M46 38h14M64 50V30h10v20M53 20v-8h20v18',
    'M26 34v-5h10v5',
  ],
  screw: [
    'M24 10h48v50H24zM24 20h48M30 32h14M30 38h14M30 44h14M30 50h14M28 60v3M68 60v3',
    'M52 28h14v10H52z',
  ],
  'screw/on-tank': [
    'M28 8h40v30H28zM28 15h40M33 22h12M33 27h12M33 32h12M16 42h64a8 8 0 0 1 0 16H16a8 8 0 0 1 0-16M20 58v5M76 58v5',
    'M52 21h11v8H52z',
  ],
  'screw/with-dryer': [
    'M14 8h36v30H14zM14 15h36M19 22h10M19 27h10M19 32h10M58 16h26v22H58zM71 33a6 6 0 1 0-.1 0M50 12h14v4M14 42h68a8 8 0 0 1 0 16H14a8 8 0 0 1 0-16M20 58v5M76 58v5',
    'M35 21h10v8H35z',
  ],
  dryers: [
    'M28 18h40v42H28zM28 28h40M48 54a9 9 0 1 0-.1 0M48 36v18M39 45h18M36 18v-8M60 18v-8M32 60v3M64 60v3',
    'M54 21h8v4h-8z',
  ],
  'dryers/adsorption': [
    'M28 14h14v44H28zM54 14h14v44H54zM35 14V8h26v6M35 58v5h26v-5M28 22h14M28 50h14M54 22h14M54 50h14',
    'M44 36h8',
  ],
  filters: [
    'M30 16h36v10H30zM18 21h12M66 21h12M34 26v26a14 10 0 0 0 28 0V26M48 62v4M40 32v18M48 32v20M56 32v18',
    'M42 10h12v6H42z',
  ],
  tanks: [
    'M34 18a14 8 0 0 1 28 0v34a14 8 0 0 1-28 0zM36 57l-4 7M60 57l4 7M34 24h28M34 46h28M62 32h8',
    'M48 10V6M45 6h6',
  ],
  'tanks/horizontal': [
    'M18 26h60a10 12 0 0 1 0 24H18a10 12 0 0 1 0-24M24 26v24M72 26v24M26 50v10M70 50v10M38 26v-4h20v4',
    'M48 22v-6M45 16h6',
  ],
  condensate: [
    'M30 14h36v24H30zM48 14V6M14 32h16M66 32h16v8M38 21h12M38 28h8M42 38v6h12v-6',
    'M48 49c4 5 5 7 5 10a5 5 0 0 1-10 0c0-3 1-5 5-10',
  ],
  'air-net': ['M10 20h76M10 28h76M44 28v24M52 28v24M30 16v16M66 16v16M40 52h16M48 58v6', 'M38 42h20'],
  hoses: ['M48 58a22 22 0 1 0-.1 0M48 50a14 14 0 1 0-.1 0M48 42a6 6 0 1 0-.1 0M48 58h30v-6h8', 'M78 50v12'],
  'service-units': [
    'M16 22h64v8H16zM24 30v16a8 6 0 0 0 16 0V30M56 30v16a8 6 0 0 0 16 0V30M10 26h6M80 26h6M44 22v-8h8v8',
    'M48 40a6 6 0 1 0-.1 0',
  ],
  'air-tools': ['M22 20h44v18H22zM66 22h8v14h-8M74 26h8v6h-8M34 38l-4 22h12l4-22M36 60v5', 'M48 38v6h-4'],
  'air-tools/ratchets': ['M16 34h52v12H16zM68 32h10a6 8 0 0 1 0 16H68M76 32v-6M16 40H8', 'M28 46h20'],
  'air-tools/grinding': [
    'M14 28h46v12H14zM60 26h14v16H60zM67 42v6M50 50h34M54 54h26M34 40v14h6V40',
    'M24 28v-4h16',
  ],
  'air-tools/sanding': ['M26 30a22 18 0 0 1 44 0v10H26zM20 46h56v8H20zM48 40v6M70 34h14', 'M34 12h28'],
  'air-tools/nailing': [
    'M22 12h26v16H22zM27 28h16v14H27zM32 42v18h6V42M48 14h28v12H48M60 26l-3 24h11l3-24M38 58l20-8',
    'M56 26v8h-6',
  ],
  'air-tools/spraying': [
    'M34 34h30v8H34zM64 34l8 4-8 4M40 42l-6 22h10l4-18M42 34v-8M32 8h22v14l-6 4h-8l-8-4z',
    'M76 34l8-4M76 38h9M76 42l8 4',
  ],
  'air-tools/blowing': ['M22 30h28l6 4v6H34l-6 22H16l6-24zM56 36h14l10 10', 'M38 40v8h-4'],
  oils: ['M32 24h32l4 8v30H28V32zM38 24v-6h10v6M52 18h12l2 6M34 40h28v14H34z', 'M40 12h6v6'],
  'service-kits': [
    'M20 30h56v32H20zM20 30l6-8h44l6 8M40 22h16v8M32 62V44a5 4 0 0 1 10 0v18M54 62V44a5 4 0 0 1 10 0v18',
    'M44 36h8',
  ],
  customise: [
    'M20 18h56M20 36h56M20 54h56M36 23a5 5 0 1 0-.1 0M60 41a5 5 0 1 0-.1 0',
    'M44 59a5 5 0 1 0-.1 0',
  ],
};
