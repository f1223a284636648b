import { z } from 'zod';
import { figures } from '../../../../../shared/features/catalogue/api/figure.model';
import { picture } from '../../../../../shared/models/Picture.model';
import { flag, link, listOf, text } from '../../../../../shared/models/schema';

/** One fact about a product, `Free air delivery` – `170 l/min`. */
const figure = z.object({ label: z.string(), value: z.string() });

const card = z.object({
  id: text(),
  pretitle: text(),
  title: text(),
  description: text(),
  figures: listOf(figure),
  /** A product's own figures, in the units of their source; shown before those that the page gives as text. */
  measures: figures(),
  image: picture(),
  link: link(),
});

/** Our own; the exporter makes the cards from pages. */
export const cardListModel = z.object({
  id: text(),
  banner: picture(),
  cards: listOf(card),
  /** More space below the list. (Spelt as in AEM's model.) */
  spaceBellow: flag(),
  /** A background that fades from light to white behind the cards. */
  useBgGradient: flag(),
});

export type CardListModel = z.output<typeof cardListModel>;
