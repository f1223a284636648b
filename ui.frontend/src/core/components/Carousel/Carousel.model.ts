import { z } from 'zod';
import { containerModel } from '../../kit/models/container';
import { choice, count, flag, text } from '../../../../../shared/models/schema';

/** Core Components `carousel/v1` and SPEC §3's own settings. */
export const carouselModel = containerModel({
  id: z.string(),
  /** Node name of the slide that is shown first. */
  activeItem: text(),
  /** What the slides are; sets the look, and `hero` that its first picture is fetched at once. */
  typeCarousel: choice(['image', 'hero', 'teaser', 'download'], 'teaser'),
  autoplay: flag(),
  /** How long a slide stands, ms. */
  delay: count(5000).transform((ms) => (ms > 0 ? ms : 5000)),
  /** The pointer above the carousel does not stop it. The keyboard's focus always does. */
  autopauseDisabled: flag(),
  /** Controls before the slides in the page's order; those of a carousel that plays by itself always are. */
  controlsPrepended: flag(),
  /** A bar for each slide. Never where several slides are in view: those pages differ with the window. */
  bullets: flag(true),
  /** Previous and next. */
  controls: flag(true),
  /** Previous and next go away while everything is in view. */
  adaptiveControles: flag(),
  /** Slides below 768 px; when off they stand below each other there. */
  mobile: flag(true),
  /** Order of the slides, where it is not the page's. */
  direction: z.enum(['ltr', 'rtl']).optional().catch(undefined),
  /** Slides in view from 1025 px on; fewer on smaller screens. */
  perPage: count(1).pipe(z.number().transform((n) => Math.min(Math.max(Math.round(n), 1), 4))),
  /** A link that opens the current slide's picture in a new tab. */
  expandLink: flag(),
  /** A class for each slide. */
  slideClassName: text(),
  accessibilityLabel: text(),
  accessibilityPrevious: text(),
  accessibilityNext: text(),
  accessibilityPlay: text(),
  accessibilityPause: text(),
  accessibilityTablist: text(),
  /** Screen readers hear a slide's title instead of its position ("Slide 2 of 3"). */
  accessibilityAutoItemTitles: flag(),
});

export type CarouselModel = z.output<typeof carouselModel>;
