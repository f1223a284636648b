import type { Finding } from './Finding';

/** Why something that a checker objects to stays as it is. */
export interface Explanation {
  readonly checker: string;
  readonly kind: RegExp;
  /** What it objects to must look like this. */
  readonly source?: RegExp;
  /** The only site that needs it. @default both */
  readonly site?: 'ventora';
  readonly reason: string;
}

/** What the checker's grammar of CSS, which is older than these, does not know yet. */
const newer = (kind: RegExp, where: string, source?: RegExp): Explanation => ({
  checker: 'html',
  kind,
  ...(source && { source }),
  reason: `The checker does not know ${where} yet.`,
});

/** Everything that is not mended, one by one. A full run fails if one of them is no longer needed. */
export const explained: readonly Explanation[] = [
  {
    checker: 'html',
    kind: /^The “list” role is unnecessary for element “[uo]l”/,
    reason: 'Without it, VoiceOver in Safari does not call a list without bullets a list.',
  },
  {
    checker: 'html',
    site: 'ventora',
    kind: /^The “sizes” attribute value starting with “auto” is only valid for lazy-loaded images/,
    source: /^<source [^>]*sizes="auto,[^>]*><source [^>]*><img [^>]*loading="lazy"[^>]* sizes="auto,/,
    reason:
      'The img is lazy, as HTML requires. The checker looks at the element after the source, which is another source.',
  },
  {
    checker: 'html',
    kind: /^CSS: “[\w-]+”: (?:Parse Error|The types are incompatible)\.$/,
    source: /^[\w-]+:.*calc\([^;]*\*var\(--/,
    reason:
      'CSS Values 3 multiplies by what a custom property holds; the checker does not compute with those.',
  },
  newer(/^CSS: “[\w-]+”: (?:Parse Error|Unknown dimension)\.$/, 'the units of CSS Containment 3', /\dcqi\b/),
  newer(/^CSS: (?:Unrecognized at-rule “@container”|“container(?:-type)?”: Property)/, 'CSS Containment 3'),
  newer(/^CSS: Unrecognized at-rule “@property”/, 'CSS Properties and Values 1'),
  newer(/^CSS: Unrecognized at-rule “@starting-style”/, 'CSS Transitions 2'),
  newer(/^CSS: (?:“anchor-name”: Property|“[\w-]+”: “anchor\()/, 'CSS Anchor Positioning 1'),
  newer(/^CSS: “mask”: Too many values/, 'the size in the shorthand of CSS Masking 1'),
  newer(/^CSS: “(?:vector-effect|paint-order)”: Property/, 'SVG 2'),
  newer(/^CSS: “clip-path”: “path\(/, 'the shapes of CSS Shapes 2'),
  newer(/^CSS: “line-clamp”: Property/, 'CSS Overflow 4'),
  newer(/^CSS: “interpolate-size”: Property/, 'CSS Values 5'),
  newer(/^CSS: “animation-timeline”: Property/, 'Scroll-driven Animations 1'),
  newer(
    /^CSS: (?:Unrecognized at-rule “@view-transition”|“view-transition-name”: Property)/,
    'CSS View Transitions 2',
  ),
  {
    checker: 'data',
    site: 'ventora',
    kind: /^Product(?:Model)?: (?:Required attribute "offers" is missing|One of the following attributes is required)/,
    reason: 'Dealers set prices, so there are no offers; Google then shows no price, and the rest is of use.',
  },
  {
    checker: 'data',
    site: 'ventora',
    kind: /^Product(?:Model)?: Missing field "\w+" \(optional\)/,
    reason: 'The site holds no such fact about its products.',
  },
  {
    checker: 'data',
    site: 'ventora',
    kind: /^Product(?:Model)?: Missing one of field "gtin"/,
    reason: 'Options of a machine are ordered with it, and have no number of their own.',
  },
  {
    checker: 'data',
    site: 'ventora',
    kind: /^Product(?:Model)?: Required attribute "image" is missing/,
    reason: 'Some spare parts have a drawing and no photograph; Google then shows no picture.',
  },
];

/** The explanation of a finding, if it has one. */
export const explanationOf = ({ checker, kind, source = '' }: Finding): Explanation | undefined =>
  explained.find(
    (each) => each.checker === checker && each.kind.test(kind) && each.source?.test(source) !== false,
  );
