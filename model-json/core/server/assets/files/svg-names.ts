const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Elements of a drawing: shapes, texts, paints, filters, and animations of what is drawn. */
export const ELEMENTS = words(`
  svg g defs symbol use title desc metadata switch style image
  path rect circle ellipse line polyline polygon text tspan textPath marker
  linearGradient radialGradient stop pattern clipPath mask filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

/** Attributes that place, paint or describe. None runs a script or names another address. */
export const ATTRIBUTES = words(`
  id class lang xml:lang xml:space role tabindex style version viewBox preserveAspectRatio width height x y x1 y1 x2 y2
  cx cy r rx ry fx fy fr d points pathLength transform transform-origin gradientTransform patternTransform
  gradientUnits patternUnits patternContentUnits clipPathUnits maskUnits maskContentUnits filterUnits primitiveUnits
  spreadMethod offset stop-color stop-opacity fill fill-opacity fill-rule stroke stroke-width stroke-opacity
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility
  overflow clip clip-path clip-rule mask filter marker-start marker-mid marker-end markerWidth markerHeight markerUnits
  refX refY orient vector-effect paint-order shape-rendering text-rendering image-rendering color-interpolation
  color-interpolation-filters mix-blend-mode isolation enable-background
  font-family font-size font-style font-weight font-stretch font-variant letter-spacing word-spacing text-anchor
  text-decoration dominant-baseline alignment-baseline baseline-shift writing-mode dx dy rotate textLength lengthAdjust
  startOffset method spacing in in2 result mode type values stdDeviation edgeMode operator k1 k2 k3 k4 radius scale
  xChannelSelector yChannelSelector baseFrequency numOctaves seed stitchTiles tableValues slope intercept amplitude
  exponent surfaceScale diffuseConstant specularConstant specularExponent lighting-color flood-color flood-opacity
  azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle order kernelMatrix divisor bias targetX targetY
  preserveAlpha
`);
