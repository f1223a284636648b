import { z } from 'zod';
import { containerModel } from '../../kit/models/container';
import { choice, count, flag, text } from '../../../../../shared/models/schema';

/** Core Components `carousel/v1` plus our own settings. */
export const carouselModel = containerModel({
  id: z.string(),
  /** Node name of the slide shown first. */
  activeItem: text(),
  /** Kind of slides; determines the look, and `hero` loads its first picture eagerly. */
  typeCarousel: choice(['image', 'hero', 'teaser', 'download'], 'teaser'),
  autoplay: flag(),
  /** Time per slide, in ms. */
  delay: count(5000).transform((ms) => (ms > 0 ? ms : 5000)),
  /** The pointer does not pause the carousel. Keyboard focus always does. */
  autopauseDisabled: flag(),
  /** Controls before the slides in DOM order; always so if the carousel plays automatically. */
  controlsPrepended: flag(),
  /** A bar for each slide. Never with several slides in view, as the number of views then depends on the window. */
  bullets: flag(true),
  /** Previous and next buttons. */
  controls: flag(true),
  /** Hides previous and next while all slides are in view. */
  adaptiveControles: flag(),
  /** Whether slides scroll below 768 px; otherwise they are stacked there. */
  mobile: flag(true),
  /** Reading direction of the slides, if it differs from the page's. */
  direction: z.enum(['ltr', 'rtl']).optional().catch(undefined),
  /** Number of slides in view from 1025 px; fewer on smaller screens. */
  perPage: count(1).pipe(z.number().transform((n) => Math.min(Math.max(Math.round(n), 1), 4))),
  /** A link that opens the current slide's picture in a new tab. */
  expandLink: flag(),
  /** CSS class of each slide. */
  slideClassName: text(),
  accessibilityLabel: text(),
  accessibilityPrevious: text(),
  accessibilityNext: text(),
  accessibilityPlay: text(),
  accessibilityPause: text(),
  accessibilityTablist: text(),
  /** Screen readers announce a slide's title instead of its position ("Slide 2 of 3"). */
  accessibilityAutoItemTitles: flag(),
});

export type CarouselModel = z.output<typeof carouselModel>;
